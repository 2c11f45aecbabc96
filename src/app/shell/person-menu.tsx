import { useRef } from 'react';
import { useSignOut } from '../../features/accounts/hooks/leave.ts';
import { Avatar } from '../../features/profiles/components/avatar.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
import { nameOf } from '../../features/profiles/texts.ts';
import { Hidden } from '../../platform/web/kit/hidden.tsx';
import { IconLogout, IconSettings, IconUser } from '../../platform/web/kit/icons.tsx';
import { MenuItem } from '../../platform/web/kit/menu-item.tsx';
import { MenuLink } from '../../platform/web/kit/menu-link.tsx';
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
            <MenuLink to="/profiel" icon={IconUser} onClick={close}>
              Profiel
            </MenuLink>
          </li>
          <li>
            <MenuLink to="/instellingen" icon={IconSettings} onClick={close}>
              Instellingen
            </MenuLink>
          </li>
        </ul>
        <ColourScheme />
        <MenuItem icon={IconLogout} disabled={signOut.isPending} onClick={leave}>
          Uitloggen
        </MenuItem>
      </div>
    </div>
  );
}
