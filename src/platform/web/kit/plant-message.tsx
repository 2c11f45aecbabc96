import type { ReactNode } from 'react';
import { type Drawing, Plant } from './drawings.tsx';
import style from './plant-message.module.css';

type PlantMessageProps = { drawing: Drawing; title: string; text?: string; role?: 'alert'; children: ReactNode };

/** Stands where a list would: a drawing, a sentence, and one thing to do. */
export function PlantMessage({ drawing, title, text, role, children }: PlantMessageProps) {
  return (
    <div className={style.message} role={role}>
      <Plant drawing={drawing} size={128} />
      <p className={style.title}>{title}</p>
      {text && <p className={style.text}>{text}</p>}
      <div className={style.actions}>{children}</div>
    </div>
  );
}
