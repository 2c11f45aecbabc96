import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { useMarkAllRead, useNotifications, useUnreadCount, type Which } from '../hooks/notifications.ts';
import type { Answer } from './notification-item.tsx';
import { NotificationList } from './notification-list.tsx';
import style from './notifications-screen.module.css';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';

/** All notifications. `madeAt` is when the page was rendered, so that server and browser show the same ages. */
export function NotificationsScreen({ which, madeAt, Answer }: { which: Which; madeAt: number; Answer: Answer }) {
  const notifications = useNotifications(which);
  const unreadCount = useUnreadCount() ?? 0;
  const { mutate: markAllRead } = useMarkAllRead();
  const now = useNow(madeAt);
  const title = useRef<HTMLHeadingElement>(null);

  /** Moves focus to the title, because the button unmounts. */
  function markAll() {
    markAllRead();
    title.current?.focus();
  }

  return (
    <Page width="reading">
      <Stack>
        <div className={style.head}>
          <Row justify="between">
            <h1 ref={title} tabIndex={-1}>
              Notificaties
            </h1>
            {unreadCount > 0 && <Button onClick={markAll}>Alles gelezen</Button>}
          </Row>
        </div>
        <TabLinks label="Welke notificaties">
          <TabLink to="/notificaties" search={{}} resetScroll={false} isCurrent={which === 'all'}>
            Alle
          </TabLink>
          <TabLink
            to="/notificaties"
            search={{ filter: 'ongelezen' }}
            resetScroll={false}
            isCurrent={which === 'unread'}
            {...(unreadCount > 0 && { count: unreadCount > 99 ? '99+' : unreadCount })}
          >
            Ongelezen
          </TabLink>
        </TabLinks>
        <NotificationList
          key={which}
          list={notifications}
          now={now}
          Answer={Answer}
          skeleton={<NotificationsSkeleton />}
          empty={
            <EmptyState
              drawing="sprout"
              title={which === 'all' ? 'Geen notificaties' : 'Geen ongelezen notificaties'}
              text="Zodra iemand op je reageert of je post leuk vindt, lees je het hier."
            >
              <ButtonLink to="/feed">Naar de feed</ButtonLink>
            </EmptyState>
          }
        />
        <p className={style.settings}>
          <Link to="/instellingen" hash="notificaties">
            Kies waarover je iets hoort
          </Link>
        </p>
      </Stack>
    </Page>
  );
}
