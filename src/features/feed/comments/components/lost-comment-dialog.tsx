import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { toast } from '../../../../platform/web/kit/toast.ts';

type LostCommentDialogProps = {
  content: string;
  /** It isn't needed any more. */
  onLeave: () => void;
  onClose: () => void;
};

/** A comment whose post was deleted while it was written: its writer can take the text along. */
export function LostCommentDialog({ content, onLeave, onClose }: LostCommentDialogProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      toast({ kind: 'success', title: 'Tekst gekopieerd' });
      onLeave();
    } catch {
      // Some browsers refuse: the text stays in its field.
      toast({ kind: 'error', title: 'Kopiëren lukte niet', message: 'Je tekst staat nog in het veld: kopieer hem zelf.' });
    }
  }

  return (
    <ConfirmDialog
      title="Deze post is er niet meer"
      confirmLabel="Tekst kopiëren"
      cancelLabel="Terug naar je tekst"
      other={{ label: 'Tekst weggooien', onChoose: onLeave }}
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      De post werd verwijderd terwijl je schreef, dus je reactie is niet geplaatst:{' '}
      <Text as="span" isWritten>
        “{content}”
      </Text>
    </ConfirmDialog>
  );
}
