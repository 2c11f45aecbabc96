import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { type Visibility, visibilities } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

const labels: Record<Visibility, string> = { everyone: 'Iedereen', connections: 'Connecties', nobody: 'Niemand' };
const options = visibilities.map((value) => ({ value, label: labels[value] }));

/** The visibility that belongs to a select's value. */
const toVisibility = (value: string) => visibilities.find((visibility) => visibility === value) ?? 'nobody';

/** Chooses the audience of the profile and of its private fields (docs/product.md, Profiles). */
export function VisibilitySection({ form, email }: { form: ProfileForm; email: string }) {
  return (
    <Section
      id="zichtbaarheid"
      title="Zichtbaarheid"
      intro="Iedereen, dat is iedereen die is ingelogd. Wie je talentprofiel ziet, kies je bij Beschikbaarheid."
    >
      <CheckField
        role="switch"
        label="Mijn profiel is openbaar"
        hint="Is het niet openbaar, dan zien anderen alleen je naam en foto. Connecties zien meer."
        {...form.tick('isPublic')}
      />
      <Grid gap={16} columns={2} align="start">
        <SelectField
          label="Wie ziet je telefoonnummer?"
          options={options}
          value={form.values.phoneVisibility}
          onChange={(event) => form.change({ phoneVisibility: toVisibility(event.currentTarget.value) })}
        />
        <SelectField
          label="Wie ziet je e-mailadres?"
          hint={email}
          options={options}
          value={form.values.emailVisibility}
          onChange={(event) => form.change({ emailVisibility: toVisibility(event.currentTarget.value) })}
        />
        <SelectField
          label="Wie ziet je uurtarief?"
          options={options}
          value={form.values.hourlyRateVisibility}
          onChange={(event) => form.change({ hourlyRateVisibility: toVisibility(event.currentTarget.value) })}
        />
      </Grid>
    </Section>
  );
}
