import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { FormPart } from '../../../projects/own/components/form-part.tsx';
import { countries, countryLabels, limits, rateUnits } from '../../policy.ts';
import type { JobForm } from '../hooks/job-form.ts';
import { salaryHint } from '../view/salary-hint.ts';

const countryOptions = countries.map((country) => ({ value: country, label: countryLabels[country] }));
const units = [
  { value: 'hour', label: 'Per uur' },
  { value: 'day', label: 'Per dag' },
];

/** Where the work is, and what it pays. */
export function ConditionsSection({ form }: { form: JobForm }) {
  const { values } = form;
  const isFreelance = values.type === 'freelance';
  const amount = { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } as const;
  return (
    <Section id="plaats-en-loon" title="Plaats en loon">
      <Grid gap={16} columns={2} align="start">
        <TextField label="Plaats" maxLength={limits.location} autoComplete="off" {...form.field('location')} />
        <SelectField
          label="Land"
          options={countryOptions}
          value={values.country}
          onChange={(event) => form.change({ country: countries.find((country) => country === event.currentTarget.value) ?? 'BE' })}
        />
      </Grid>
      <CheckField label="Remote" hint="Je kunt dit werk helemaal van thuis uit doen." {...form.tick('isRemote')} />
      {isFreelance ? (
        <FormPart title="Tarief" hint="In euro, zonder btw. Wie ziet wat het opbrengt, beslist sneller.">
          <Grid gap={16} columns={3} align="start">
            <TextField label="Minimum" {...amount} {...form.field('rateMin')} />
            <TextField label="Maximum" {...amount} {...form.field('rateMax')} />
            <SelectField
              label="Per"
              options={units}
              value={values.rateUnit}
              onChange={(event) => form.change({ rateUnit: rateUnits.find((unit) => unit === event.currentTarget.value) ?? 'hour' })}
            />
          </Grid>
        </FormPart>
      ) : (
        <FormPart title="Salaris" hint="In hele euro per jaar. Laat leeg wat nog niet vaststaat.">
          <Grid gap={16} columns={2} align="start">
            <TextField label="Minimum" hint={salaryHint(values.salaryMin)} {...amount} inputMode="numeric" {...form.field('salaryMin')} />
            <TextField label="Maximum" hint={salaryHint(values.salaryMax)} {...amount} inputMode="numeric" {...form.field('salaryMax')} />
          </Grid>
        </FormPart>
      )}
    </Section>
  );
}
