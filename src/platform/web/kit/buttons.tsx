import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './box.ts';
import style from './buttons.module.css';

type ButtonLook = {
  /** `primary` is the one thing to do, `muted` stays out of the way, `danger` asks before something goes, `destructive` makes it go. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'muted' | 'quietDanger' | 'danger' | 'destructive';
  size?: 'small' | 'medium' | 'large';
};

type Attributes<Tag extends 'button' | 'a'> = Omit<ComponentProps<Tag>, 'className' | 'style'>;

/** A button with words; `type` is 'button' unless said otherwise. */
export function Button({ tone, size, type = 'button', ...rest }: Attributes<'button'> & ButtonLook) {
  return <button type={type} {...rest} className={looks(tone, size)} />;
}

/** A link that looks like a button, to an address that the router doesn't know: a file, another site, a place in the page. */
export function ButtonAnchor({ tone, size, 'aria-current': _ofRouter, children, ...rest }: Attributes<'a'> & ButtonLook) {
  return (
    <a {...rest} className={looks(tone, size)}>
      {children}
    </a>
  );
}

/** A link that looks like a button, with the props of the router's Link. */
export const ButtonLink = createLink(ButtonAnchor);

function looks(tone: ButtonLook['tone'] = 'secondary', size: ButtonLook['size'] = 'medium'): string {
  return classes(style.button, style[tone], size !== 'medium' && style[size]);
}
