import { type ReactNode, useEffect, useId, useRef } from 'react';
import buttons from './button.module.css';
import style from './dialog.module.css';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** What the button does, in a word or two. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Something goes for good. */
  isDanger?: boolean;
  onConfirm: () => void;
  /** By the button, Escape, or the browser. */
  onCancel: () => void;
};

/** Asks before something that can't be undone. The browser keeps focus inside, and gives it back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = 'Annuleren', isDanger = false, onConfirm, onCancel } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => isOpen && onCancel()}
    >
      <div className={style.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>{children}</div>
        <div className={style.actions}>
          <button type="button" className={isDanger ? buttons.dangerFill : buttons.primary} onClick={onConfirm}>
            {confirmLabel}
          </button>
          <button type="button" className={buttons.secondary} onClick={onCancel}>
            {cancelLabel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
