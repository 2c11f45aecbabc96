import { type ReactNode, useRef } from 'react';
import { Actions } from './actions.tsx';
import { Button } from './buttons.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** The action of the button, in a word or two. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Something goes for good. */
  isDanger?: boolean;
  /** A third way, between both. */
  other?: { label: string; onChoose: () => void };
  onConfirm: () => void;
  /** After each answer, and by Escape or a click beside it. */
  onClose: () => void;
};

/** The dialog of `ConfirmDialog`. */
export function ConfirmQuestion(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Annuleren', isDanger = false, other, onConfirm, onClose } = props;
  const dialog = useRef<{ close(): void }>(null);

  function answer(act?: () => void) {
    dialog.current?.close();
    act?.();
  }

  return (
    <Dialog ref={dialog} size={other ? 'wide' : 'medium'} title={title} onClose={onClose}>
      <div>{children}</div>
      <Actions align="end">
        <Button onClick={() => answer()}>{cancelLabel}</Button>
        {other && <Button onClick={() => answer(other.onChoose)}>{other.label}</Button>}
        <Button tone={isDanger ? 'destructive' : 'primary'} onClick={() => answer(onConfirm)}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
