import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Plant } from '../../../platform/web/kit/drawings.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { useMarkAllRead, useNotifications, useUnreadCount } from '../hooks/notifications.ts';
import { NotificationList } from './notification-list.tsx';
import style from './notifications-screen.module.css';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';

/** All notifications. `madeAt` is the moment of this page, so that server and browser show the same ages. */
export function NotificationsScreen({ madeAt }: { madeAt: number }) {
  const query = useNotifications();
  const unreadCount = useUnreadCount() ?? 0;
  const { mutate: markAllRead } = useMarkAllRead();
  const now = useNow(madeAt);
  const title = useRef<HTMLHeadingElement>(null);

  /** The button goes: focus moves to what stands before it. */
  function markAll() {
    markAllRead();
    title.current?.focus();
  }

  const { notifications, data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isEmpty = data !== undefined && notifications.length === 0;
  return (
    <Page>
      <div className={style.column}>
        <div className={style.head}>
          <h1 ref={title} tabIndex={-1}>
            Notificaties
          </h1>
          {unreadCount > 0 && <Button onClick={markAll}>Alles gelezen</Button>}
        </div>
        {query.isPending && <NotificationsSkeleton />}
        {query.isLoadingError && (
          <div className={style.notice} role="alert">
            <Plant drawing="fallen" size={128} />
            <p className={style.title}>De notificaties konden niet worden geladen.</p>
            <Button tone="primary" onClick={() => void query.refetch()}>
              Probeer opnieuw
            </Button>
          </div>
        )}
        {data !== undefined && (
          <div className={style.card}>
            <NotificationList notifications={notifications} now={now} />
          </div>
        )}
        {isEmpty && (
          <div className={style.notice}>
            <Plant drawing="sprout" size={128} />
            <p className={style.title}>Geen notificaties</p>
            <p className={style.text}>Zodra iemand op je reageert of je post leuk vindt, lees je het hier.</p>
            <ButtonLink to="/feed">Naar de feed</ButtonLink>
          </div>
        )}
        <div className={style.end}>
          {isFetchNextPageError && <p className={style.text}>De oudere notificaties konden niet worden geladen.</p>}
          {hasNextPage && (
            <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? 'Oudere notificaties laden...' : 'Oudere notificaties tonen'}
            </Button>
          )}
        </div>
        <p className={style.settings}>
          <Link to="/instellingen" hash="notificaties">
            Kies waarover je iets hoort
          </Link>
        </p>
      </div>
    </Page>
  );
}
