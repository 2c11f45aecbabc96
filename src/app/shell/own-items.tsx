import { useSignOut } from '../../features/accounts/hooks/leave.ts';
import { leaveSaved } from '../../platform/web/forms/unsaved.ts';
import { IconLogout, IconSettings, IconUser } from '../../platform/web/kit/icons.tsx';
import { MenuItem } from '../../platform/web/kit/menu-item.tsx';
import { MenuLink } from '../../platform/web/kit/menu-link.tsx';
import { ColourScheme } from './colour-scheme.tsx';

/** The person's own places and signing out: in their menu on wide screens, at the end of the sheet on small ones. */
export function OwnItems({ close }: { close(): void }) {
  const signOut = useSignOut();
  const leave = () => {
    close();
    leaveSaved(() => signOut.mutate({}));
  };
  return (
    <>
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
    </>
  );
}
