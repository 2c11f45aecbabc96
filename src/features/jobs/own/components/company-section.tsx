import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { FormPart } from '../../../projects/own/components/form-part.tsx';
import { ProjectImage } from '../../../projects/own/components/project-image.tsx';
import { companySizes, limits } from '../../policy.ts';
import { sizeOf } from '../../texts.ts';
import type { JobForm } from '../hooks/job-form.ts';

const sizes = [{ value: '', label: 'Geen keuze' }, ...companySizes.map((size) => ({ value: size, label: sizeOf(size) }))];

/** The company where the work is. */
export function CompanySection({ form }: { form: JobForm }) {
  return (
    <Section id="bedrijf" title="Bedrijf">
      <TextField
        label="Bedrijfsnaam"
        hint="Nog geen bedrijf? Schrijf de naam van je project of van jezelf."
        maxLength={limits.companyName}
        autoComplete="organization"
        required
        {...form.field('companyName')}
      />
      <Grid gap={16} columns={2} align="start">
        <TextField
          label="Site"
          hint="Bijvoorbeeld kiem.be"
          inputMode="url"
          maxLength={limits.companyUrl}
          autoComplete="url"
          {...form.field('companyUrl')}
        />
        <SelectField
          label="Grootte"
          options={sizes}
          value={form.values.companySize}
          onChange={(event) => form.change({ companySize: event.currentTarget.value })}
        />
      </Grid>
      <FormPart title="Logo" hint="PNG, JPG of WebP tot 5 MB.">
        <ProjectImage use="logo" kind="job-logo" picture={form.values.logo} onChange={(logo) => form.change({ logo })} />
      </FormPart>
    </Section>
  );
}
