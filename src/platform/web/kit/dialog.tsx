import { IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classes } from './box.ts';
import style from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

type OverlayProps = Omit<ComponentProps<'dialog'>, 'className' | 'style' | 'title' | 'ref' | 'onClose' | 'onCancel' | 'onClick'> & {
  title: string;
  /** By its button, by Escape, or by a click beside it. */
  onClose: () => void;
  /** It stays until it isn't drawn any more: `onClose` may ask first. */
  isKept?: boolean;
  children: ReactNode;
  ref?: Ref<{ close(): void }>;
};

type DialogProps = OverlayProps & {
  /** `large` takes nearly all of the screen, of a phone all of it; what is in it lays itself out, and scrolls. */
  size?: 'medium' | 'wide' | 'large';
  /** Large ones on phones: it has a head of its own in place of this title, with a way back. */
  hasOwnHead?: boolean;
  /** A button in its corner closes it; large ones always have one. */
  hasCloseButton?: boolean;
};

/** A dialog over the page, open for as long as it is drawn. */
export function Dialog({ size = 'medium', hasOwnHead = false, hasCloseButton = false, title, children, ...overlay }: DialogProps) {
  if (size === 'large') {
    return (
      <Overlay {...overlay} look={style.large}>
        {(id, leave) => (
          <div className={style.all} data-own-head={hasOwnHead}>
            <Head id={id} title={title} onClose={leave} />
            {children}
          </div>
        )}
      </Overlay>
    );
  }
  return (
    <Overlay {...overlay} look={classes(style.dialog, size === 'wide' && style.wide)}>
      {(id, leave) => (
        <div className={style.body} data-close={hasCloseButton || undefined}>
          <h2 id={id}>{title}</h2>
          {children}
          {hasCloseButton && (
            <div className={style.corner}>
              <IconButton label="Sluiten" icon={IconX} onClick={leave} />
            </div>
          )}
        </div>
      )}
    </Overlay>
  );
}

/** A dialog that rises from the foot of a small screen, open for as long as it is drawn. */
export function Sheet({ title, children, ...overlay }: OverlayProps) {
  return (
    <Overlay {...overlay} look={style.sheet}>
      {(id, leave) => (
        <>
          <Head id={id} title={title} onClose={leave} />
          {children}
        </>
      )}
    </Overlay>
  );
}

function Head({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  return (
    <div className={style.head}>
      <h2 id={id}>{title}</h2>
      <IconButton label="Sluiten" icon={IconX} onClick={onClose} />
    </div>
  );
}

type Draw = (titleId: string, leave: () => void) => ReactNode;

/** The browser's own modal dialog: it keeps focus inside, and gives it back to where it was. */
function Overlay(props: Omit<OverlayProps, 'title' | 'children'> & { look: string | undefined; children: Draw }) {
  const { onClose, isKept = false, look, children, ref, ...rest } = props;
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
      {...rest}
      ref={dialog}
      className={look}
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
      {children(id, leave)}
    </dialog>
  );
}
