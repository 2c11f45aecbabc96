import { Link, useLocation } from '@tanstack/react-router';
import { MessagesSign } from '../../features/messages/components/messages-sign.tsx';
import { UnsentGuard } from '../../features/messages/components/unsent-guard.tsx';
import { useSending } from '../../features/messages/hooks/sending.ts';
import { Bell } from '../../features/notifications/components/bell.tsx';
import type { Me } from '../../features/profiles/hooks.ts';
// A member's page calls as soon as it works: the code for that comes with this file.
import '../../platform/web/data/rpc-link.ts';
import { SharedPart } from '../../platform/web/kit/shared-part.tsx';
import { destinationsOf, markAt, placeOf } from './destinations.ts';
import style from './header.module.css';
import { Logo } from './logo.tsx';
import { MessagesOverPage } from './messages-over-page.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NotificationAnswer } from './notification-parts.ts';
import { PersonMenu } from './person-menu.tsx';
import { useLiveStream } from './use-live-stream.ts';
import { useReadByPage } from './use-read-by-page.ts';

export function SignedInHeader({ me, appName }: { me: Me; appName: string }) {
  useLiveStream(me.id);
  useSending(me.id);
  useReadByPage();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <header className={style.header} data-print="hidden">
      <div className={style.row}>
        <Logo appName={appName} />
        <nav aria-label="Hoofdmenu" className={style.destinations}>
          <SharedPart of={`Hoofdmenu ${placeOf(path)} ${me.roles.includes('investor')}`}>
            {() =>
              destinationsOf(me).map(({ label, isInBar, link }) => (
                <li key={label} data-in-bar={isInBar}>
                  <Link {...link} aria-current={markAt(path, link.to)} className={style.destination}>
                    {label}
                  </Link>
                </li>
              ))
            }
          </SharedPart>
        </nav>
        <div className={style.own}>
          <MessagesSign className={style.icon} />
          <Bell className={style.icon} Answer={NotificationAnswer} />
          <PersonMenu me={me} />
          <MoreSheet me={me} />
        </div>
      </div>
      <MessagesOverPage />
      <UnsentGuard writerId={me.id} />
    </header>
  );
}
