import { useRef } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Loading } from '../../../platform/web/kit/skeleton.tsx';
import { useMarkAllRead, useNotifications } from '../hooks/notifications.ts';
import style from './bell.module.css';
import type { Answer } from './notification-item.tsx';
import { NotificationList } from './notification-list.tsx';

type BellMenuProps = { unreadCount: number; Answer: Answer; onLeave: () => void };

/** The newest notifications, under the bell. */
export function BellMenu({ unreadCount, Answer, onLeave }: BellMenuProps) {
  const notifications = useNotifications();
  const { mutate: markAllRead } = useMarkAllRead();
  const now = useNow(Date.now());
  const content = useRef<HTMLDivElement>(null);

  /** Moves focus to the list, because the button unmounts. */
  function markAll() {
    markAllRead();
    content.current?.focus();
  }

  return (
    <>
      <div className={style.head}>
        <h2>Notificaties</h2>
        {unreadCount > 0 && (
          <Button tone="quiet" onClick={markAll}>
            Alles gelezen
          </Button>
        )}
      </div>
      <div ref={content} tabIndex={-1} className={style.content}>
        <NotificationList
          list={notifications}
          now={now}
          Answer={Answer}
          isMenu
          skeleton={
            <Loading label="Notificaties laden...">
              <p className={style.line}>Notificaties laden...</p>
            </Loading>
          }
          empty={<p className={style.line}>Geen notificaties</p>}
          onFollow={onLeave}
        />
      </div>
      <div className={style.foot}>
        <ButtonLink to="/notificaties" tone="quiet" onClick={onLeave}>
          Alle notificaties bekijken
        </ButtonLink>
      </div>
    </>
  );
}
