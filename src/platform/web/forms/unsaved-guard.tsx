import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoadedEarly } from '../browser/on-demand.tsx';
import { closesOverlay, type Move } from '../browser/way-back.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { addGuard } from './unsaved.ts';

type UnsavedGuardProps = {
  isDirty: () => boolean;
  /** For a form whose text the browser keeps: forgets it. */
  onDiscard?: () => void;
  /** The form, where it may be closed together with what is around it. */
  form?: { current: Element | null };
};

/** Asks before what isn't saved is left: by a link, the way back or signing out here, and by the browser itself when the page is closed. */
export function UnsavedGuard({ isDirty, onDiscard, form }: UnsavedGuardProps) {
  useLoadedEarly(ConfirmDialog);
  const { history } = useRouter();
  const [onDiscarded, setOnDiscarded] = useState<(() => void) | null>(null);
  const isDirtyNow = useEffectEvent(isDirty);

  useEffect(
    () =>
      addGuard((leave) => {
        if (!isDirtyNow()) return false;
        setOnDiscarded(() => leave);
        return true;
      }, form),
    [form],
  );

  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => isDirtyNow(),
        // Answered at once: while an answer is awaited, the address is that of the other page, and a second press of the
        // way back counts from there.
        blockerFn(move) {
          if (!isDirtyNow() || closesOverlay(move)) return false;
          setOnDiscarded(() => () => follow(history, move));
          return true;
        },
      }),
    [history],
  );

  function discard() {
    setOnDiscarded(null);
    onDiscard?.();
    onDiscarded?.();
  }

  return onDiscarded !== null && <DiscardDialog onDiscard={discard} onClose={() => setOnDiscarded(null)} />;
}

function follow(history: RouterHistory, { action, currentLocation, nextLocation }: Move): void {
  const anyway = { ignoreBlocker: true };
  if (action === 'PUSH') history.push(nextLocation.href, nextLocation.state, anyway);
  else if (action === 'REPLACE') history.replace(nextLocation.href, nextLocation.state, anyway);
  else history.go(nextLocation.state.__TSR_index - currentLocation.state.__TSR_index, anyway);
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
