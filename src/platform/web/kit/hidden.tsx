import { createElement } from 'react';
import type { BoxProps } from './box.ts';
import style from './hidden.module.css';

type HiddenProps = BoxProps<'span' | 'p' | 'div' | 'h2' | 'caption' | 'legend'> & {
  /** On these alone, which have room for a word less. */
  upTo?: 'phones';
};

/** Read aloud, not seen. */
export function Hidden({ as = 'span', upTo, ...rest }: HiddenProps) {
  return createElement(as, { ...rest, className: style.hidden, 'data-up-to': upTo });
}

/** Reads aloud what its text becomes, once the reader pauses. Draw it always, at first empty: a region that comes with its text may stay silent. */
export function Announce(rest: Omit<BoxProps<'p'>, 'as' | 'role'>) {
  return <Hidden as="p" role="status" {...rest} />;
}
