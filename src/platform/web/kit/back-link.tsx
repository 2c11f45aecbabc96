import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import style from './back-link.module.css';

type BackAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'>;

/** The router takes every address that the present one continues for the current one; a way back leads to none such. */
function BackAnchor({ children, 'aria-current': _ofRouter, ...rest }: BackAnchorProps) {
  return (
    <p data-print="hidden">
      <a {...rest} className={style.back}>
        ‹ {children}
      </a>
    </p>
  );
}

/** Above a title: the way back to the page that it belongs to, with the props of the router's Link. */
export const BackLink = createLink(BackAnchor);
