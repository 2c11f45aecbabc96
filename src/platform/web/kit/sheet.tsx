import { DialogHead } from './dialog-head.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';
import style from './sheet.module.css';

/** A dialog that rises from the foot of a small screen, open for as long as it is drawn. */
export function Sheet({ title, children, ...overlay }: OverlayProps) {
  return (
    <Overlay {...overlay} look={style.sheet}>
      {(id, leave) => (
        <>
          <DialogHead id={id} title={title} onClose={leave} />
          {children}
        </>
      )}
    </Overlay>
  );
}
