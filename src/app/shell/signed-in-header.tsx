import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSending } from '../../features/messages/hooks/sending.ts';
import { Bell } from '../../features/notifications/components/bell.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
import { startLive } from '../../platform/web/data/live.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { destinationsOf } from './destinations.ts';
import style from './header.module.css';
import { Logo } from './logo.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { PersonMenu } from './person-menu.tsx';

export function SignedInHeader({ me, appName }: { me: Me; appName: string }) {
  useLiveStream(me.id);
  useSending(me.id);
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
          <Bell className={style.icon} />
          <PersonMenu me={me} />
          <MoreSheet me={me} />
        </div>
      </div>
    </header>
  );
}

/** Hears what happens for as long as this person is signed in; when the stream ends, asks whether they still are. */
function useLiveStream(personId: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(
    () => startLive(personId, () => void queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() })),
    [personId, api, queryClient],
  );
}
