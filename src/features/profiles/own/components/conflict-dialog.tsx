import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { ConfirmDialog } from '../../../../platform/web/kit/confirm-dialog.tsx';
import { toastFailure } from '../../../../platform/web/kit/toast.ts';
import type { OwnProfile } from '../contract.ts';

type ConflictDialogProps = {
  /** Saves this form over the newest version. */
  onKeepMine: (version: number) => void;
  onTakeNewest: (newest: OwnProfile) => void;
  onClose: () => void;
};

/** The profile was saved elsewhere while it was edited here: its owner chooses, and nothing goes unasked. */
export function ConflictDialog({ onKeepMine, onTakeNewest, onClose }: ConflictDialogProps) {
  const api = useApi();
  const { mutate } = useMutation({
    mutationFn: async (use: (newest: OwnProfile) => void) => use(await api.profile.readOwnProfile.call()),
    onError: toastFailure,
  });
  return (
    <ConfirmDialog
      title="Je profiel is intussen ergens anders gewijzigd."
      confirmLabel="Mijn versie opslaan"
      cancelLabel="Verder bewerken"
      other={{ label: 'Nieuwste versie laden', onChoose: () => mutate(onTakeNewest) }}
      onConfirm={() => mutate(({ version }) => onKeepMine(version))}
      onClose={onClose}
    >
      Wat je hier typte, staat er nog. Sla je het op, dan vervangt het wat ergens anders is opgeslagen. Laad je de nieuwste versie, dan
      verdwijnt wat je hier typte.
    </ConfirmDialog>
  );
}
