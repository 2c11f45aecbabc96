import type { ReactNode } from 'react';
import { type Drawing, Plant } from '../../../platform/web/plants.tsx';
import style from './feed-message.module.css';

type FeedMessageProps = { drawing: Drawing; title: string; text?: string; role?: 'alert'; children: ReactNode };

/** Stands where the posts would: a drawing, a sentence, and one thing to do. */
export function FeedMessage({ drawing, title, text, role, children }: FeedMessageProps) {
  return (
    <div className={style.message} role={role}>
      <Plant drawing={drawing} size={128} />
      <p className={style.title}>{title}</p>
      {text && <p className={style.text}>{text}</p>}
      <div className={style.actions}>{children}</div>
    </div>
  );
}
