import { useRef } from 'react';
import buttons from '../../../platform/web/button.module.css';
import style from './modal.module.css';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = { title: string; text: string; action: string; onConfirm: () => void; onClose: () => void };

/** Asks once more before something goes for good. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const modal = useRef<{ close(): void }>(null);
  function confirm() {
    modal.current?.close();
    onConfirm();
  }
  return (
    <Modal ref={modal} title={title} onClose={onClose}>
      <p>{text}</p>
      <div className={style.actions}>
        <button type="button" className={buttons.secondary} onClick={() => modal.current?.close()}>
          Annuleren
        </button>
        <button type="button" className={`${buttons.button} ${style.danger}`} onClick={confirm}>
          {action}
        </button>
      </div>
    </Modal>
  );
}
