import type { ComponentProps } from 'react';
import { classes } from './box.ts';
import style from './page.module.css';

type PageProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  /** `wide` is 1160 pixels, `reading` 680, `narrow` 440. */
  width?: 'wide' | 'reading' | 'narrow';
};

/** The measure of a page: air at its sides, above and below. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <div {...rest} className={classes(style.page, width !== 'wide' && style[width])} />;
}
