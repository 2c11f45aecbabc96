import { useChosen } from '../../../platform/web/forms/use-chosen.ts';
import { Section } from '../../../platform/web/kit/section.tsx';
import { SwitchField } from '../../../platform/web/kit/switch-field.tsx';
import { toast } from '../../../platform/web/kit/toast.ts';
import { useMessagePreferences, useSaveMessagePreferences } from '../hooks/preferences.ts';

/** A section of the settings: whether the viewer shares read marks, and sees those of others. */
export function ReadMarksSection() {
  const { shown, choose, settle } = useChosen(useMessagePreferences().showsReadMarks);
  const { mutate, isPending } = useSaveMessagePreferences();

  function save(shows: boolean) {
    const message = shows ? 'Anderen zien wat je gelezen hebt.' : 'Anderen zien niet wat je gelezen hebt.';
    const onSuccess = () => toast({ kind: 'success', title: 'Voorkeur gewijzigd', message });
    choose(shows);
    mutate({ showsReadMarks: shows }, { onSuccess, onSettled: settle });
  }

  return (
    <Section id="berichten" title="Berichten">
      <SwitchField
        label="Leesbevestigingen tonen"
        hint="Zet je dit uit, dan zie je ook niet wat anderen gelezen hebben."
        isOn={shown}
        isSaving={isPending}
        onChoose={save}
      />
    </Section>
  );
}
