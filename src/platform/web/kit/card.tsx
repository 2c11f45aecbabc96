import { createElement, type ReactNode, useId } from 'react';
import { type BoxProps, classes } from './box.ts';
import style from './card.module.css';

type CardProps = BoxProps<'div' | 'article' | 'section' | 'li' | 'ul' | 'form'> & {
  gap?: 8 | 12 | 16 | 24;
  /** Its content reaches the edges: a picture, rows with lines between them. */
  isFlush?: boolean;
};

/** The surface behind one thing. Never nest cards. */
export function Card({ as = 'div', gap = 16, isFlush = false, ...rest }: CardProps) {
  return createElement(as, { ...rest, className: classes(style.card, isFlush ? style.flush : gap !== 16 && style[`gap${gap}`]) });
}

type AsideCardProps = {
  title: ReactNode;
  /** The link at its foot, to all that it shows a part of. */
  more?: ReactNode;
  children: ReactNode;
};

/** A card beside the page's own content, with a name of its own. */
export function AsideCard({ title, more, children }: AsideCardProps) {
  const id = useId();
  return (
    <aside className={classes(style.card, style.aside)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {more !== undefined && <div className={style.foot}>{more}</div>}
    </aside>
  );
}
