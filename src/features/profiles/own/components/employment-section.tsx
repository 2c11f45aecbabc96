import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { availabilityOf, workTypeLabels, workTypes } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';
import { ChoiceField } from './choice-field.tsx';

const answers = [
  { value: 'available', label: 'Beschikbaar', hint: 'Je staat klaar voor iets nieuws.' },
  { value: 'busy', label: 'Bezig', hint: 'Je bent nog bezig, maar mensen mogen je al vinden.' },
] as const;

export function EmploymentSection({ form }: { form: ProfileForm }) {
  const availability = availabilityOf(form.values);
  return (
    <Section id="beschikbaarheid" title="Beschikbaarheid">
      <CheckField
        label="Open to work"
        hint={
          form.values.roles.includes('talent')
            ? 'Je bent te vinden op de talentpagina.'
            : 'Met de rol Talent ben je ook te vinden op de talentpagina.'
        }
        checked={form.values.openToWork}
        onChange={(event) =>
          form.change({ openToWork: event.currentTarget.checked, availability: event.currentTarget.checked ? 'available' : 'unavailable' })
        }
      />
      {form.values.openToWork && (
        <ChoiceGroup label="Hoe is het nu?">
          {answers.map(({ value, label, hint }) => (
            <CheckField
              key={value}
              type="radio"
              name="availability"
              label={label}
              hint={hint}
              checked={availability === value}
              onChange={() => form.change({ availability: value })}
            />
          ))}
        </ChoiceGroup>
      )}
      <ChoiceField
        label="Soort werk"
        options={workTypes}
        labels={workTypeLabels}
        chosen={form.values.workTypes}
        error={form.problem('workTypes')}
        onChange={(chosen) => form.change({ workTypes: chosen })}
      />
      <CheckField label="Remote mogelijk" {...form.tick('remoteWork')} />
    </Section>
  );
}
