import type { ReactNode } from 'react';
import { type Drawing, Plant } from '../../../platform/web/plants.tsx';
import style from './network-message.module.css';

type NetworkMessageProps = { drawing: Drawing; title: string; text?: string; role?: 'alert'; children: ReactNode };

/** Stands where people would: a drawing, a sentence, and one thing to do. */
export function NetworkMessage({ drawing, title, text, role, children }: NetworkMessageProps) {
  return (
    <div className={style.message} role={role}>
      <Plant drawing={drawing} size={128} />
      <p className={style.title}>{title}</p>
      {text && <p className={style.text}>{text}</p>}
      <div className={style.actions}>{children}</div>
    </div>
  );
}
