import { CheckField } from '../../../platform/web/check-field.tsx';
import { Section } from '../../../platform/web/section.tsx';
import { toast } from '../../../platform/web/toast.ts';
import { useChosen } from '../../../platform/web/use-chosen.ts';
import { useHydrated } from '../../../platform/web/use-hydrated.ts';
import { useMessagePreferences, useSaveMessagePreferences } from '../hooks/preferences.ts';

/** In the settings: whether one shows what one has read, and sees what others have. */
export function ReadMarksSection() {
  const { shown, choose, settle } = useChosen(useMessagePreferences().showsReadMarks);
  const { mutate, isPending } = useSaveMessagePreferences();
  const isHydrated = useHydrated();

  function save(shows: boolean) {
    const message = shows ? 'Anderen zien wat je gelezen hebt.' : 'Anderen zien niet wat je gelezen hebt.';
    const onSuccess = () => toast({ kind: 'success', title: 'Voorkeur gewijzigd', message });
    choose(shows);
    mutate({ showsReadMarks: shows }, { onSuccess, onSettled: settle });
  }

  return (
    <Section id="berichten" title="Berichten">
      <CheckField
        role="switch"
        label="Leesbevestigingen tonen"
        hint="Zet je dit uit, dan zie je ook niet wat anderen gelezen hebben."
        checked={shown}
        disabled={!isHydrated}
        // Not disabled while it is saved: focus would be lost.
        aria-disabled={isPending}
        onChange={(event) => {
          if (!isPending) save(event.currentTarget.checked);
        }}
      />
    </Section>
  );
}
