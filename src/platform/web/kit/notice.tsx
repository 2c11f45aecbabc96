import type { BoxProps } from './box.ts';
import { classes } from './box.ts';
import style from './notice.module.css';

type NoticeProps = Omit<BoxProps<'div'>, 'as' | 'ref'> & { tone?: 'leaf' | 'danger' };

/** Something to know, within a form or a card: it went well, or why it didn't. */
export function Notice({ tone = 'leaf', ...rest }: NoticeProps) {
  return <div {...rest} className={classes(style.notice, tone === 'danger' && style.danger)} />;
}
