import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { ChoiceGroup } from '../../../../platform/web/kit/choice-group.tsx';
import { availabilityOf } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';

const answers = [
  { value: 'available', label: 'Beschikbaar', hint: 'Je staat klaar voor iets nieuws.' },
  { value: 'busy', label: 'Bezig', hint: 'Je bent nog bezig, maar mensen mogen je al vinden.' },
] as const;

/** Asks people who are open to work whether they are free. */
export function AvailabilityChoice({ form }: { form: Pick<ProfileForm, 'values' | 'change'> }) {
  const availability = availabilityOf(form.values);
  return (
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
  );
}
