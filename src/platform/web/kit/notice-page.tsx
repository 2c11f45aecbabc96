import type { ReactNode } from 'react';
import { type Drawing, Plant } from './drawings.tsx';
import style from './notice-page.module.css';

type NoticePageProps = {
  drawing: Drawing;
  /** A short line over the title. */
  label?: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
};

/** A whole page that says one thing: a drawing, a title, a sentence, and a way on. */
export function NoticePage({ drawing, label, title, children, actions }: NoticePageProps) {
  return (
    <div className={style.notice}>
      <Plant drawing={drawing} size={176} />
      <div className={style.words}>
        {label === undefined ? null : <p className={style.label}>{label}</p>}
        <h1>{title}</h1>
        <div className={style.text}>{children}</div>
        <div className={style.actions}>{actions}</div>
      </div>
    </div>
  );
}
