import { useMutation } from '@tanstack/react-query';
import buttons from '../../../../platform/web/button.module.css';
import { ConfirmDialog } from '../../../../platform/web/confirm-dialog.tsx';
import { toastFailure } from '../../../../platform/web/toast.ts';
import { useApi } from '../../../../platform/web/use-api.ts';
import type { OwnProfile } from '../contract.ts';
import style from './conflict-dialog.module.css';

type ConflictDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Saves what was typed here over the version that is newest now. */
  onKeepMine: (version: number) => void;
  onTakeNewest: (newest: OwnProfile) => void;
};

/** The profile was saved elsewhere while it was edited here: its owner chooses, and nothing goes unasked. */
export function ConflictDialog({ isOpen, onClose, onKeepMine, onTakeNewest }: ConflictDialogProps) {
  const api = useApi();
  const readNewest = useMutation({ mutationFn: () => api.profile.readOwnProfile.call(), networkMode: 'always', onError: toastFailure });

  function keepMine() {
    readNewest.mutate(undefined, {
      onSuccess({ version }) {
        onClose();
        onKeepMine(version);
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Je profiel is intussen ergens anders gewijzigd."
      confirmLabel="Mijn versie opslaan"
      cancelLabel="Verder bewerken"
      onConfirm={keepMine}
      onCancel={onClose}
    >
      <p>Wat je hier typte, staat er nog. Sla je het op, dan vervangt het wat ergens anders is opgeslagen.</p>
      <button
        type="button"
        className={`${buttons.quiet} ${style.newest}`}
        disabled={readNewest.isPending}
        onClick={() => readNewest.mutate(undefined, { onSuccess: onTakeNewest })}
      >
        Nieuwste versie laden en mijn wijzigingen weggooien
      </button>
    </ConfirmDialog>
  );
}
