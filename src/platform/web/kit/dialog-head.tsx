import style from './dialog-head.module.css';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.tsx';

/** The title of a dialog that fills its width, and the button that closes it. */
export function DialogHead({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  return (
    <div className={style.head}>
      <h2 id={id}>{title}</h2>
      <IconButton label="Sluiten" icon={IconX} onClick={onClose} />
    </div>
  );
}
