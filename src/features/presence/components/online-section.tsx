import { CheckField } from '../../../platform/web/check-field.tsx';
import { Section } from '../../../platform/web/section.tsx';
import { useHydrated } from '../../../platform/web/use-hydrated.ts';
import { useIsShown, useSavePresence } from '../hooks/preference.ts';

/** In the settings: whether connections see that one is online. Saved as it is chosen. */
export function OnlineSection() {
  const isShown = useIsShown();
  const { mutate, isPending, variables } = useSavePresence();
  const isHydrated = useHydrated();
  return (
    <Section id="online" title="Online zijn" intro="Zolang je hier bent, staat er voor je connecties een groene stip bij je foto.">
      <CheckField
        role="switch"
        label="Laat connecties zien dat ik online ben"
        hint="Zet je dit uit, dan zie jij ook niet wie er online is."
        checked={isPending ? variables.isShown : isShown}
        disabled={!isHydrated}
        // Not disabled while it is saved: focus would be lost.
        aria-disabled={isPending}
        onChange={(event) => {
          if (!isPending) mutate({ isShown: event.currentTarget.checked });
        }}
      />
    </Section>
  );
}
