import { createElement } from 'react';
import style from './actions.module.css';
import type { BoxProps } from './box.ts';

type ActionsProps = BoxProps<'div' | 'fieldset'> & { align?: 'start' | 'end' };

/** The buttons that end a form, a card or a dialog: they share the width of a phone. */
export function Actions({ as = 'div', align = 'start', ...rest }: ActionsProps) {
  return createElement(as, { ...rest, className: style.actions, 'data-align': align === 'start' ? undefined : align });
}
