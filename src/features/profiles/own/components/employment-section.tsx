import { CheckField } from '../../../../platform/web/kit/check-field.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { workTypeLabels, workTypes } from '../../policy.ts';
import type { ProfileForm } from '../hooks.ts';
import { AvailabilityChoice } from './availability-choice.tsx';
import { ChoiceField } from './choice-field.tsx';
import { TalentAudience } from './talent-audience.tsx';

function hintOf({ roles, openToWork }: ProfileForm['values']): string {
  if (!roles.includes('talent')) return 'Met de rol Talent erbij ben je te vinden op de talentpagina.';
  if (openToWork) return 'Zo ben je te vinden op de talentpagina.';
  return 'Zo sta je niet op de talentpagina, en krijg je geen matches. Sollicitaties en uitnodigingen lopen door.';
}

export function EmploymentSection({ form }: { form: ProfileForm }) {
  return (
    <Section id="beschikbaarheid" title="Beschikbaarheid">
      <CheckField
        label="Open to work"
        hint={hintOf(form.values)}
        checked={form.values.openToWork}
        onChange={(event) =>
          form.change({ openToWork: event.currentTarget.checked, availability: event.currentTarget.checked ? 'available' : 'unavailable' })
        }
      />
      {form.values.openToWork && (
        <>
          <AvailabilityChoice form={form} />
          <TalentAudience form={form} />
        </>
      )}
      <ChoiceField
        name="workTypes"
        label="Soort werk"
        options={workTypes}
        labels={workTypeLabels}
        chosen={form.values.workTypes}
        error={form.problem('workTypes')}
        onChange={(chosen) => form.change({ workTypes: chosen })}
      />
      <CheckField
        label="Remote mogelijk"
        name="remoteWork"
        checked={form.values.remoteWork === true}
        onChange={(event) => form.change({ remoteWork: event.currentTarget.checked })}
      />
    </Section>
  );
}
