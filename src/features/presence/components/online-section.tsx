import { useChosen } from '../../../platform/web/forms/use-chosen.ts';
import { Section } from '../../../platform/web/kit/section.tsx';
import { SwitchField } from '../../../platform/web/kit/switch-field.tsx';
import { useIsShown, useSavePresence } from '../hooks/preference.ts';

/** A section of the settings: whether connections see the viewer online. Saves at once. */
export function OnlineSection() {
  const { shown, choose, settle } = useChosen(useIsShown());
  const { mutate, isPending } = useSavePresence();

  function save(isShown: boolean) {
    choose(isShown);
    mutate({ isShown }, { onSettled: settle });
  }

  return (
    <Section id="online" title="Online zijn" intro="Zolang je hier bent, staat er voor je connecties een groene stip bij je foto.">
      <SwitchField
        label="Laat connecties zien dat ik online ben"
        hint="Zet je dit uit, dan zie jij ook niet wie er online is."
        isOn={shown}
        isSaving={isPending}
        onChoose={save}
      />
    </Section>
  );
}
