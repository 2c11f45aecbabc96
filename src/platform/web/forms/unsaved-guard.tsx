import { useBlocker } from '@tanstack/react-router';
import { useLoadedEarly } from '../browser/on-demand.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';

/** Asks before what isn't saved is left: by a link or the way back here, and by the browser itself when the page is closed. */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  useLoadedEarly(ConfirmDialog);
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  return status === 'blocked' && <DiscardDialog onDiscard={proceed} onClose={reset} />;
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
