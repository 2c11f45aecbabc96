import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import style from './dialog.module.css';

type ModalProps = {
  title: string;
  /** By its button, by Escape, or by a click beside it. */
  onClose: () => void;
  children: ReactNode;
  ref?: Ref<{ close(): void }>;
};

/** A dialog over the page, open for as long as it is drawn. */
export function Modal({ title, onClose, children, ref }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => ({ close: () => dialog.current?.close() }), []);
  useEffect(() => {
    const opened = dialog.current;
    if (opened?.open === false) opened.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape and the buttons.
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-labelledby={id}
      // React lets the closing of a dialog inside this one rise to it.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={style.body}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
