import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

export function WorkSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="werk" title="Werk">
      <Grid gap={16} columns={2} align="start">
        <TextField label="Functie" autoComplete="organization-title" maxLength={limits.jobTitle} {...form.field('jobTitle')} />
        <TextField label="Bedrijf" autoComplete="organization" maxLength={limits.company} {...form.field('company')} />
        <TextField label="Jaren ervaring" inputMode="numeric" maxLength={2} {...form.field('experienceYears')} />
        <TextField
          label="Uurtarief in euro"
          inputMode="decimal"
          maxLength={12}
          hint="Laat leeg als je er geen noemt."
          {...form.field('hourlyRate')}
        />
      </Grid>
    </Section>
  );
}
