import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Me } from '../../features/profiles/hooks.ts';
import { destinationsOf } from './destinations.ts';
import style from './header.module.css';
import { Logo } from './logo.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { PersonMenu } from './person-menu.tsx';

export function SignedInHeader({ me, appName }: { me: Me; appName: string }) {
  return (
    <header className={style.header} data-print="hidden">
      <div className={style.row}>
        <Logo appName={appName} />
        <nav aria-label="Hoofdmenu" className={style.destinations}>
          <ul>
            {destinationsOf(me).map(({ label, isInBar, link }) => (
              <li key={label} data-in-bar={isInBar}>
                <Link {...link} className={style.destination}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={style.own}>
          <Link to="/notificaties" aria-label="Notificaties" className={style.icon}>
            <IconBell size={22} stroke={1.75} aria-hidden="true" />
          </Link>
          <PersonMenu me={me} />
          <MoreSheet me={me} />
        </div>
      </div>
    </header>
  );
}
