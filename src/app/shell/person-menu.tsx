import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSignOut } from '../../features/accounts/hooks/leave.ts';
import { Avatar } from '../../features/profiles/components/avatar.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
import { nameOf } from '../../features/profiles/texts.ts';
import { Hidden } from '../../platform/web/kit/hidden.tsx';
import { IconLogout, IconSettings, IconUser } from '../../platform/web/kit/icons.tsx';
import { ColourScheme } from './colour-scheme.tsx';
import header from './header.module.css';
import style from './menu.module.css';

/** The person's menu, a native popover: it closes on Escape or an outside click and restores focus. */
export function PersonMenu({ me }: { me: Me }) {
  const menu = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();
  const close = () => menu.current?.hidePopover();
  const name = nameOf(me, 'Gebruiker');
  const leave = () => {
    close();
    signOut.mutate({});
  };
  return (
    <div className={header.person}>
      <button type="button" popoverTarget="menu-persoon" className={header.face}>
        <Avatar person={me} />
        <Hidden>Menu van {name}</Hidden>
      </button>
      <div ref={menu} id="menu-persoon" popover="auto" className={style.popover}>
        <p className={style.name}>{name}</p>
        <ul>
          <li>
            <Link to="/profiel" className={style.item} onClick={close}>
              <IconUser size={20} stroke={1.75} aria-hidden="true" />
              Profiel
            </Link>
          </li>
          <li>
            <Link to="/instellingen" className={style.item} onClick={close}>
              <IconSettings size={20} stroke={1.75} aria-hidden="true" />
              Instellingen
            </Link>
          </li>
        </ul>
        <ColourScheme />
        <button type="button" className={style.item} disabled={signOut.isPending} onClick={leave}>
          <IconLogout size={20} stroke={1.75} aria-hidden="true" />
          Uitloggen
        </button>
      </div>
    </div>
  );
}
