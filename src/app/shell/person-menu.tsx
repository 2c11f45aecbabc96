import { useRef } from 'react';
import { Avatar } from '../../features/profiles/components/avatar.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
import { nameOf } from '../../features/profiles/texts.ts';
import { Hidden } from '../../platform/web/kit/hidden.tsx';
import header from './header.module.css';
import style from './menu.module.css';
import { OwnItems } from './own-items.tsx';

/** The person's menu, a native popover: it closes on Escape or an outside click and restores focus. */
export function PersonMenu({ me }: { me: Me }) {
  const menu = useRef<HTMLDivElement>(null);
  const name = nameOf(me, 'Gebruiker');
  return (
    <div className={header.person}>
      <button type="button" popoverTarget="menu-persoon" className={header.face}>
        <Avatar person={me} />
        <Hidden>Menu van {name}</Hidden>
      </button>
      <div ref={menu} id="menu-persoon" popover="auto" className={style.popover}>
        <p className={style.name}>{name}</p>
        <OwnItems close={() => menu.current?.hidePopover()} />
      </div>
    </div>
  );
}
