import { CheckField } from '../../../platform/web/check-field.tsx';
import { Section } from '../../../platform/web/section.tsx';
import { toast } from '../../../platform/web/toast.ts';
import { useHydrated } from '../../../platform/web/use-hydrated.ts';
import { useMessagePreferences, useSaveMessagePreferences } from '../hooks/preferences.ts';

/** In the settings: whether one shows what one has read, and sees what others have. */
export function ReadMarksSection() {
  const { showsReadMarks } = useMessagePreferences();
  const { mutate, isPending, variables } = useSaveMessagePreferences();
  const isHydrated = useHydrated();

  function choose(shows: boolean) {
    const message = shows ? 'Anderen zien wat je gelezen hebt.' : 'Anderen zien niet wat je gelezen hebt.';
    mutate({ showsReadMarks: shows }, { onSuccess: () => toast({ kind: 'success', title: 'Voorkeur gewijzigd', message }) });
  }

  return (
    <Section id="berichten" title="Berichten">
      <CheckField
        role="switch"
        label="Leesbevestigingen tonen"
        hint="Zet je dit uit, dan zie je ook niet wat anderen gelezen hebben."
        checked={isPending ? variables.showsReadMarks : showsReadMarks}
        disabled={!isHydrated}
        // Not disabled while it is saved: focus would be lost.
        aria-disabled={isPending}
        onChange={(event) => {
          if (!isPending) choose(event.currentTarget.checked);
        }}
      />
    </Section>
  );
}
