import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { toastFailure } from '../kit/toast.ts';

type ConflictDialogProps<Newest> = {
  /** That it was saved elsewhere. */
  title: string;
  readNewest: () => Promise<Newest>;
  /** Saves this form over the newest version. */
  onKeepMine: (newest: Newest) => void;
  onTakeNewest: (newest: Newest) => void;
  onClose: () => void;
};

/** Something was saved elsewhere while it was edited here: its owner chooses, and nothing goes unasked. */
export function ConflictDialog<Newest>({ title, readNewest, onKeepMine, onTakeNewest, onClose }: ConflictDialogProps<Newest>) {
  const { mutate } = useMutation({
    mutationFn: async (use: (newest: Newest) => void) => use(await readNewest()),
    onError: toastFailure,
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Mijn versie opslaan"
      cancelLabel="Verder bewerken"
      other={{ label: 'Nieuwste versie laden', onChoose: () => mutate(onTakeNewest) }}
      onConfirm={() => mutate(onKeepMine)}
      onClose={onClose}
    >
      Wat je hier typte, staat er nog. Sla je het op, dan vervangt het wat ergens anders is opgeslagen. Laad je de nieuwste versie, dan
      verdwijnt wat je hier typte.
    </ConfirmDialog>
  );
}
