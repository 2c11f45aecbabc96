import { ConfirmDialog } from '../../../platform/web/kit/confirm-dialog.tsx';

/** Asks whether to block a person, and says what that ends for good. */
export function BlockDialog({ name, onConfirm, onClose }: { name: string; onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog title={`${name} blokkeren?`} confirmLabel="Blokkeren" isDanger onConfirm={onConfirm} onClose={onClose}>
      <p>
        Jullie zien elkaars profiel, posts en reacties niet meer, en jullie gesprek verdwijnt. Jullie connectie, meetings en plaatsen in
        elkaars team eindigen: deblokkeren bij Instellingen brengt ze niet terug. {name} krijgt alleen bericht van een meeting die niet
        doorgaat.
      </p>
    </ConfirmDialog>
  );
}
