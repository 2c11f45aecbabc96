import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../../platform/web/confirm-dialog.tsx';

/** Asks before what isn't saved is left: by a link or the way back here, and by the browser itself when the page is closed. */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Wijzigingen weggooien?"
      confirmLabel="Weggooien"
      cancelLabel="Verder bewerken"
      isDanger
      onConfirm={proceed}
      onClose={reset}
    >
      Wat je veranderde, is nog niet opgeslagen.
    </ConfirmDialog>
  );
}
