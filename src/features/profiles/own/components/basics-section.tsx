import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { limits } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

export function BasicsSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="basis" title="Basisgegevens">
      <Grid gap={16} columns={2} align="start">
        <TextField label="Voornaam" autoComplete="given-name" required maxLength={80} {...form.field('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" required maxLength={80} {...form.field('lastName')} />
      </Grid>
      <TextField label="Plaats" autoComplete="address-level2" maxLength={limits.location} {...form.field('location')} />
      <TextAreaField
        label="Over jou"
        rows={5}
        maxLength={limits.bio}
        hint="Wat doe je, waar werk je naartoe en waarmee kunnen mensen je helpen?"
        {...form.field('bio')}
      />
    </Section>
  );
}
