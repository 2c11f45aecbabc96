import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classes } from './box.ts';
import style from './cover-link.module.css';

type CoverAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** Of a card, or of a smaller surface inside one. */
  of?: 'card' | 'part';
};

function CoverAnchor({ of = 'card', children, ...rest }: CoverAnchorProps) {
  return (
    <a {...rest} className={classes(style.link, of === 'part' && style.inner)}>
      {children}
    </a>
  );
}

/**
 * A link that covers the positioned surface around it, so that a press anywhere follows it. Other links and buttons there
 * need a `z-index`. It has the props of the router's Link.
 */
export const CoverLink = createLink(CoverAnchor);
