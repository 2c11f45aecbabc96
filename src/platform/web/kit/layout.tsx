import { createElement } from 'react';
import { type BoxProps, classes } from './box.ts';
import style from './layout.module.css';

/** Pixels on the scale of spaces: 4 in a line, 8 and 12 in a list, 16 in a card, 32 between sections. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 24 | 32;

type Block = 'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'aside' | 'form' | 'p' | 'search';

type StackProps = BoxProps<Block> & { gap?: Gap; align?: 'stretch' | 'start' | 'center' };

/** Things below each other. */
export function Stack({ as = 'div', gap = 16, align = 'stretch', ...rest }: StackProps) {
  return createElement(as, {
    ...rest,
    className: classes(style.stack, style[`gap${gap}`]),
    'data-align': align === 'stretch' ? undefined : align,
  });
}

type RowProps = BoxProps<Block> & {
  gap?: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Stays one line however narrow it gets. */
  isUnbroken?: boolean;
  /** One line, of which the first takes what room the others leave. */
  isFirstWide?: boolean;
};

/** Things beside each other; what doesn't fit goes to the next line. */
export function Row({
  as = 'div',
  gap = 8,
  align = 'center',
  justify = 'start',
  isUnbroken = false,
  isFirstWide = false,
  ...rest
}: RowProps) {
  return createElement(as, {
    ...rest,
    className: classes(style.row, style[`gap${gap}`]),
    'data-align': align === 'center' ? undefined : align,
    'data-justify': justify === 'start' ? undefined : justify,
    'data-nowrap': isUnbroken || isFirstWide || undefined,
    'data-wide': isFirstWide || undefined,
  });
}

type GridProps = BoxProps<Block> & {
  gap?: Gap;
  /** At the widest: one column on phones, two from tablets. */
  columns?: 2 | 3 | 4;
  /** `start` for fields: a longer one beside it doesn't stretch them. */
  align?: 'stretch' | 'start';
  /** Small things: three are beside each other on tablets, where the third would stand alone under two. */
  isSmall?: boolean;
};

/** Things of equal width, in as many columns as there is room for. */
export function Grid({ as = 'div', gap = 12, columns = 3, align = 'stretch', isSmall = false, ...rest }: GridProps) {
  return createElement(as, {
    ...rest,
    className: classes(style.grid, style[`gap${gap}`]),
    'data-columns': columns,
    'data-small': isSmall || undefined,
    'data-align': align === 'stretch' ? undefined : align,
  });
}
