import type { ReactNode } from 'react';
import { classes } from './box.ts';
import { type Drawing, Plant } from './drawings.tsx';
import style from './empty-state.module.css';

type EmptyStateProps = {
  drawing: Drawing;
  /** The sentence: what isn't here. */
  title: ReactNode;
  /** How it comes here. */
  text?: ReactNode;
  /** In a pane or a dialog. */
  isSmall?: boolean;
  /** One thing to do. */
  children?: ReactNode;
};

/** In the place of a list without anything in it: a drawing, a sentence, and one thing to do. */
export function EmptyState({ drawing, title, text, isSmall = false, children }: EmptyStateProps) {
  return (
    <div className={classes(style.message, isSmall && style.small)}>
      <Plant drawing={drawing} size={isSmall ? 96 : 128} />
      <p className={style.title}>{title}</p>
      {text && <p className={style.text}>{text}</p>}
      {children && <div className={style.actions}>{children}</div>}
    </div>
  );
}
