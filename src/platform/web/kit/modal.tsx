import { IconX } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import buttons from './button.module.css';
import style from './dialog.module.css';

type ModalProps = {
  title: string;
  /** By its button, by Escape, or by a click beside it. */
  onClose: () => void;
  /** Takes nearly all of the screen, of a phone all of it; what is in it lays itself out, and scrolls. */
  isLarge?: boolean;
  /** On phones it has a head of its own in place of this title, with a way back. */
  hasOwnHead?: boolean;
  /** It stays until it isn't drawn any more: `onClose` may ask first. */
  isKept?: boolean;
  /** A button in its corner closes it. */
  hasCloseButton?: boolean;
  children: ReactNode;
  ref?: Ref<{ close(): void }>;
};

/** A dialog over the page, open for as long as it is drawn. */
export function Modal(props: ModalProps) {
  const { title, onClose, isLarge = false, hasOwnHead = false, isKept = false, hasCloseButton = false, children, ref } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => ({ close: () => dialog.current?.close() }), []);
  useEffect(() => {
    const opened = dialog.current;
    if (opened?.open === false) opened.showModal();
  }, []);
  // Closed before it goes, also by the back button, so that focus returns to where it was.
  useLayoutEffect(() => {
    const drawn = dialog.current;
    return () => drawn?.close();
  }, []);

  const leave = () => (isKept ? onClose() : dialog.current?.close());

  function closed(shut: HTMLDialogElement) {
    // Browsers let nobody keep a dialog against a second Escape.
    if (isKept && shut.isConnected) shut.showModal();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape and the buttons.
    <dialog
      ref={dialog}
      className={isLarge ? style.large : style.dialog}
      aria-labelledby={id}
      // React lets the closing of a dialog inside this one rise to it; and development closes and opens each once.
      onClose={({ target, currentTarget }) => target === currentTarget && !currentTarget.open && closed(currentTarget)}
      onCancel={(event) => {
        if (!isKept || event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      {isLarge ? (
        <div className={style.all} data-own-head={hasOwnHead}>
          <div className={style.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={buttons.round} aria-label="Sluiten" onClick={leave}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </button>
          </div>
          {children}
        </div>
      ) : (
        <div className={style.body} data-close={hasCloseButton || undefined}>
          <h2 id={id}>{title}</h2>
          {children}
          {hasCloseButton && (
            <button type="button" className={`${buttons.round} ${style.corner}`} aria-label="Sluiten" onClick={leave}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </button>
          )}
        </div>
      )}
    </dialog>
  );
}
