import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoadedEarly } from '../browser/on-demand.tsx';
import { closesOverlay, type Move } from '../browser/way-back.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

/** Asks before what isn't saved is left: by a link or the way back here, and by the browser itself when the page is closed. */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  useLoadedEarly(ConfirmDialog);
  const { history } = useRouter();
  const [asked, setAsked] = useState<Move | null>(null);
  const isDirtyNow = useEffectEvent(isDirty);

  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => isDirtyNow(),
        // Answered at once: while an answer is awaited, the address is that of the other page, and a second press of the
        // way back counts from there.
        blockerFn(move) {
          if (!isDirtyNow() || closesOverlay(move)) return false;
          setAsked(move);
          return true;
        },
      }),
    [history],
  );

  function leave({ action, currentLocation, nextLocation }: Move) {
    const anyway = { ignoreBlocker: true };
    if (action === 'PUSH') history.push(nextLocation.href, nextLocation.state, anyway);
    else if (action === 'REPLACE') history.replace(nextLocation.href, nextLocation.state, anyway);
    else history.go(nextLocation.state.__TSR_index - currentLocation.state.__TSR_index, anyway);
  }

  return asked !== null && <DiscardDialog onDiscard={() => leave(asked)} onClose={() => setAsked(null)} />;
}

/** Asks whether what isn't saved may go. */
export function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Wijzigingen weggooien?"
      confirmLabel="Weggooien"
      cancelLabel="Verder bewerken"
      isDanger
      onConfirm={onDiscard}
      onClose={onClose}
    >
      Wat je veranderde, is nog niet opgeslagen.
    </ConfirmDialog>
  );
}
