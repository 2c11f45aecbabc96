import { useChosen } from '../../../../platform/web/forms/use-chosen.ts';
import { Section } from '../../../../platform/web/kit/section.tsx';
import { SwitchField } from '../../../../platform/web/kit/switch-field.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { useApproachPreference, useSaveApproach } from '../hooks.ts';

/** A section of an investor's settings: whether founders may approach them. */
export function ApproachSection() {
  const { shown, choose, settle } = useChosen(useApproachPreference().isApproachable);
  const { mutate, isPending } = useSaveApproach();

  function save(isApproachable: boolean) {
    const message = isApproachable ? 'Ondernemers bij wie je criteria passen, zien nu je naam.' : 'Ondernemers zien niet meer wie je bent.';
    const onSuccess = () => toast({ kind: 'success', title: 'Voorkeur gewijzigd', message });
    choose(isApproachable);
    mutate({ isApproachable }, { onSuccess, onSettled: settle });
  }

  return (
    <Section id="benaderen" title="Investeren">
      <SwitchField
        label="Ondernemers mogen mij benaderen"
        hint="Alleen wie een actief project heeft dat bij je criteria past, ziet je naam en kan je schrijven. Staat dit uit, dan tel je mee zonder naam."
        isOn={shown}
        isSaving={isPending}
        onChoose={save}
      />
    </Section>
  );
}
