import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { availabilityOf, workTypeLabels, workTypes } from '../../policy.ts';
import type { SectionProps } from '../hooks.ts';
import { ChoiceField } from './choice-field.tsx';
import style from './edit-form.module.css';

const answers = [
  { value: 'available', label: 'Beschikbaar', hint: 'Je staat klaar voor iets nieuws.' },
  { value: 'busy', label: 'Bezig', hint: 'Je bent nog bezig, maar mensen mogen je al vinden.' },
] as const;

export function EmploymentSection({ draft, problems, change }: SectionProps) {
  const availability = availabilityOf(draft);
  return (
    <Section id="beschikbaarheid" title="Beschikbaarheid">
      <CheckField
        label="Open to work"
        hint={
          draft.roles.includes('talent')
            ? 'Je bent te vinden op de talentpagina.'
            : 'Met de rol Talent ben je ook te vinden op de talentpagina.'
        }
        checked={draft.openToWork}
        onChange={(event) =>
          change({ openToWork: event.currentTarget.checked, availability: event.currentTarget.checked ? 'available' : 'unavailable' })
        }
      />
      {draft.openToWork && (
        <fieldset className={style.choices}>
          <legend>Hoe is het nu?</legend>
          {answers.map(({ value, label, hint }) => (
            <CheckField
              key={value}
              type="radio"
              name="availability"
              label={label}
              hint={hint}
              checked={availability === value}
              onChange={() => change({ availability: value })}
            />
          ))}
        </fieldset>
      )}
      <ChoiceField
        label="Soort werk"
        options={workTypes}
        labels={workTypeLabels}
        chosen={draft.workTypes}
        error={problems.workTypes}
        onChange={(chosen) => change({ workTypes: chosen })}
      />
      <CheckField
        label="Remote mogelijk"
        checked={draft.remoteWork}
        onChange={(event) => change({ remoteWork: event.currentTarget.checked })}
      />
    </Section>
  );
}
