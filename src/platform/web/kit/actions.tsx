import { createElement } from 'react';
import style from './actions.module.css';
import type { BoxProps } from './box.ts';

type ActionsProps = BoxProps<'div' | 'fieldset'> & {
  align?: 'start' | 'end';
  /** In a narrow card: they share the width on every screen. */
  isShared?: boolean;
  /** Three or more buttons: less air in each below wide screens, so that none is left alone in a second line. */
  isTight?: boolean;
  /** At the end of a long dialog: they stay in reach while it scrolls. */
  isPinned?: boolean;
};

/** The buttons that end a form, a card or a dialog: they share the width of a phone. */
export function Actions({ as = 'div', align = 'start', isShared = false, isTight = false, isPinned = false, ...rest }: ActionsProps) {
  return createElement(as, {
    ...rest,
    className: isShared ? style.shared : style.actions,
    'data-align': align === 'start' ? undefined : align,
    'data-tight': isTight || undefined,
    'data-pinned': isPinned || undefined,
  });
}
