import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { type Visibility, visibilities } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import style from './edit-form.module.css';

const labels: Record<Visibility, string> = { everyone: 'Iedereen', connections: 'Connecties', nobody: 'Niemand' };
const options = visibilities.map((value) => ({ value, label: labels[value] }));

/** The visibility that belongs to a select's value. */
const toVisibility = (value: string) => visibilities.find((visibility) => visibility === value) ?? 'nobody';

/** Chooses the audience of the profile and of its private fields (docs/product.md, Profiles). */
export function VisibilitySection({ draft, change, email }: SectionProps & { email: string }) {
  return (
    <Section
      id="zichtbaarheid"
      title="Zichtbaarheid"
      intro="Iedereen, dat is iedereen die is ingelogd. Zonder login is geen profiel te zien."
    >
      <CheckField
        role="switch"
        label="Mijn profiel is openbaar"
        hint="Is het niet openbaar, dan zien anderen alleen je naam en foto. Connecties zien meer."
        checked={draft.isPublic}
        onChange={(event) => change({ isPublic: event.currentTarget.checked })}
      />
      <div className={style.pair}>
        <SelectField
          label="Wie ziet je telefoonnummer?"
          options={options}
          value={draft.phoneVisibility}
          onChange={(event) => change({ phoneVisibility: toVisibility(event.currentTarget.value) })}
        />
        <SelectField
          label="Wie ziet je e-mailadres?"
          hint={email}
          options={options}
          value={draft.emailVisibility}
          onChange={(event) => change({ emailVisibility: toVisibility(event.currentTarget.value) })}
        />
        <SelectField
          label="Wie ziet je uurtarief?"
          options={options}
          value={draft.hourlyRateVisibility}
          onChange={(event) => change({ hourlyRateVisibility: toVisibility(event.currentTarget.value) })}
        />
      </div>
    </Section>
  );
}
