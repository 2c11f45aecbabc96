import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import type { Draft } from '../view/draft.ts';

type PublishDialogProps = { draft: Draft; onConfirm: () => void; onClose: () => void };

/** Asks before a draft becomes public. */
export function PublishDialog({ draft, onConfirm, onClose }: PublishDialogProps) {
  const showsEquity = draft.equityProposal.trim() !== '' && draft.equityAudience === 'everyone';
  return (
    <ConfirmDialog title="Project publiceren?" confirmLabel="Nu publiceren" onConfirm={onConfirm} onClose={onClose}>
      Iedereen kan je project en de documenten erbij dan lezen, ook zonder account. Je kunt het later nog wijzigen of intrekken.
      {showsEquity && ' Ook je voorstel voor een aandeel is dan voor iedereen te lezen.'}
    </ConfirmDialog>
  );
}
