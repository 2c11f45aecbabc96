import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';

/** Asks whether to block the other person of a conversation. */
export function BlockDialog({ name, onConfirm, onClose }: { name: string; onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog title={`${name} blokkeren?`} confirmLabel="Blokkeren" isDanger onConfirm={onConfirm} onClose={onClose}>
      <p>
        Jullie zien elkaars profiel, posts en reacties niet meer, en dit gesprek verdwijnt. {name} krijgt daar geen bericht van. Ongedaan
        maken kan bij Instellingen.
      </p>
    </ConfirmDialog>
  );
}
