import { type ReactNode, useState } from 'react';
import { Badge } from './badge.tsx';
import style from './fold.module.css';
import { IconChevronDown } from './icons.tsx';

type FoldProps = {
  title: string;
  /** A few words on what is inside. */
  note?: string;
  /** Whether something is in it: it then begins open and says so. */
  isFilled?: boolean;
  children: ReactNode;
};

/** A part of a form or page that most people skip, folded away until it is wanted. */
export function Fold({ title, note, isFilled = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  // Filled from elsewhere it opens once; emptied while it is open it stays open under the hands of its writer.
  if (isFilled && !wasFilled) {
    setWasFilled(true);
    setOpen(true);
  }
  return (
    <details className={style.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={style.summary}>
        <span className={style.words}>
          <span className={style.title}>{title}</span>
          {note && <span className={style.note}>{note}</span>}
        </span>
        {isFilled && !isOpen && <Badge tone="leaf">Ingevuld</Badge>}
        <IconChevronDown className={style.sign} size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={style.content}>{children}</div>
    </details>
  );
}
