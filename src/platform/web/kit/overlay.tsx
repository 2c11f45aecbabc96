import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useClosedByBack } from '../browser/way-back.ts';

export type OverlayProps = Omit<ComponentProps<'dialog'>, 'className' | 'style' | 'title' | 'ref' | 'onClose' | 'onCancel' | 'onClick'> & {
  title: string;
  /** By its button, by Escape, by the way back, or by a click beside it. */
  onClose: () => void;
  /** It stays until it isn't drawn any more: `onClose` may ask first. */
  isKept?: boolean;
  /** The address opens it, so that the way back closes it by itself. */
  isInAddress?: boolean;
  children: ReactNode;
  ref?: Ref<{ close(): void }>;
};

type Draw = (titleId: string, leave: () => void) => ReactNode;

/** The browser's own modal dialog: it traps focus, and restores it when it closes. */
export function Overlay(props: Omit<OverlayProps, 'title' | 'children'> & { look: string | undefined; children: Draw }) {
  const { onClose, isKept = false, isInAddress = false, look, children, ref, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const hasTold = useRef(false);
  useImperativeHandle(ref, () => ({ close }));
  useEffect(() => {
    const opened = dialog.current;
    if (opened?.open === false) opened.showModal();
  }, []);
  // Closed before it goes, also by the back button, so that focus returns to where it was.
  useLayoutEffect(() => {
    const drawn = dialog.current;
    return () => drawn?.close();
  }, []);

  const leave = () => (isKept ? onClose() : close());
  useClosedByBack(dialog, leave, isInAddress);

  function tell() {
    if (!hasTold.current) onClose();
    hasTold.current = true;
  }

  function close() {
    dialog.current?.close();
    tellSoon();
  }

  /** Browsers tell of the closing later, and let a press go before that, which would open nothing. */
  function tellSoon() {
    // After what the same press does next, as it was asked to close first.
    queueMicrotask(() => flushSync(tell));
  }

  function closed(shut: HTMLDialogElement) {
    if (!isKept) return tell();
    // Browsers let nobody keep a dialog against a second Escape.
    if (shut.isConnected) shut.showModal();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape and the buttons.
    <dialog
      {...rest}
      ref={dialog}
      className={look}
      aria-labelledby={id}
      // React lets the closing of a dialog inside this one rise to it; and development closes and opens each once.
      onClose={({ target, currentTarget }) => target === currentTarget && !currentTarget.open && closed(currentTarget)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        if (!isKept) return tellSoon();
        event.preventDefault();
        onClose();
      }}
      // The second click of a double press on the button that opened it falls beside it too, and must not close it.
      onClick={(event) => event.target === dialog.current && event.detail < 2 && leave()}
    >
      {children(id, leave)}
    </dialog>
  );
}
