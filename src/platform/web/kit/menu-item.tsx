import type { ComponentProps } from 'react';
import type { Icon } from './icons.tsx';
import style from './menu-item.module.css';

type MenuItemProps = { icon: Icon };

/** A thing to do, in a popover or a sheet of such things. */
export function MenuItem({ icon: Sign, children, ...rest }: Omit<ComponentProps<'button'>, 'className' | 'style'> & MenuItemProps) {
  return (
    <button type="button" {...rest} className={style.item}>
      <Sign size={20} stroke={1.75} aria-hidden />
      {children}
    </button>
  );
}
