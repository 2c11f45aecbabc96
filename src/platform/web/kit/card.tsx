import { createElement, type ReactNode, useId } from 'react';
import { type BoxProps, classes } from './box.ts';
import style from './card.module.css';

type CardProps = BoxProps<'div' | 'article' | 'section' | 'li' | 'ul' | 'form'> & {
  gap?: 8 | 12 | 16 | 24;
  /** Its content reaches the edges: a picture, rows with lines between them. */
  isFlush?: boolean;
  /** Its last part is at its foot, so that the buttons of neighbouring cards line up. */
  hasFoot?: boolean;
  /** It is written in: its edge shows focus, as a field's does, and with `data-over` what is dragged over it. */
  isField?: boolean;
};

/** The surface behind one thing. Never nest cards. */
export function Card({ as = 'div', gap = 16, isFlush = false, hasFoot = false, isField = false, ...rest }: CardProps) {
  const space = isFlush ? style.flush : gap !== 16 && style[`gap${gap}`];
  return createElement(as, { ...rest, className: classes(style.card, space, hasFoot && style.footed, isField && style.field) });
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
      {more !== undefined && <CardFoot>{more}</CardFoot>}
    </aside>
  );
}

/** The link at the foot of a card, under a line. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={style.foot}>{children}</div>;
}
