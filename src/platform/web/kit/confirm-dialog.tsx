import { type ReactNode, useRef } from 'react';
import buttons from './button.module.css';
import style from './dialog.module.css';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** What the button does, in a word or two. */
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

/** Asks before something that can't be undone. Drawn for as long as it asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Annuleren', isDanger = false, other, onConfirm, onClose } = props;
  const modal = useRef<{ close(): void }>(null);

  function answer(act?: () => void) {
    modal.current?.close();
    act?.();
  }

  return (
    <Modal ref={modal} title={title} onClose={onClose}>
      <div>{children}</div>
      <div className={style.actions}>
        <button type="button" className={buttons.secondary} onClick={() => answer()}>
          {cancelLabel}
        </button>
        {other && (
          <button type="button" className={buttons.secondary} onClick={() => answer(other.onChoose)}>
            {other.label}
          </button>
        )}
        <button type="button" className={isDanger ? buttons.dangerFill : buttons.primary} onClick={() => answer(onConfirm)}>
          {confirmLabel}
        </button>
      </div>
    </Modal>
  );
}
