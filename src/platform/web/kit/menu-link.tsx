import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Icon } from './icons.tsx';
import style from './menu-item.module.css';

function MenuAnchor({ icon: Sign, children, ...rest }: Omit<ComponentProps<'a'>, 'className' | 'style'> & { icon: Icon }) {
  return (
    <a {...rest} className={style.item}>
      <Sign size={20} stroke={1.75} aria-hidden />
      {children}
    </a>
  );
}

/** A place to go, among `MenuItem`s, with the props of the router's Link. */
export const MenuLink = createLink(MenuAnchor);
