import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import type { MovingState } from '../hooks/moving.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** The dialogs of a move. */
export function MovingDialogs({ state, jobTitle }: { state: MovingState; jobTitle: string }) {
  const { moving, cancel, finish, asksToClose, leaveOpen, close } = state;
  return (
    <>
      {moving !== null && <AnswerDialog {...moving} jobTitle={jobTitle} onMoved={finish} onClose={cancel} />}
      {asksToClose && (
        <ConfirmDialog
          title="Vacature sluiten?"
          confirmLabel="Vacature sluiten"
          cancelLabel="Open laten"
          onConfirm={close}
          onClose={leaveOpen}
        >
          Is de plek ingevuld? Dan sluit je de vacature, en kan niemand er nog op solliciteren. Wacht er nog iemand op je antwoord, dan is
          dat de volgende stap.
        </ConfirmDialog>
      )}
    </>
  );
}
