import { classes } from './box.ts';
import style from './dialog.module.css';
import { DialogHead } from './dialog-head.tsx';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';

type DialogProps = OverlayProps & {
  /** `large` fills nearly all of the screen, and all of a phone's; its content does its own layout and scrolling. */
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
            <DialogHead id={id} title={title} onClose={leave} />
            {children}
          </div>
        )}
      </Overlay>
    );
  }
  return (
    <Overlay {...overlay} data-size={size} look={classes(style.dialog, size === 'wide' && style.wide)}>
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
