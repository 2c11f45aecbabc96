import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import buttons from '../../../platform/web/kit/button.module.css';
import { useMarkAllRead, useNotifications } from '../hooks/notifications.ts';
import style from './bell.module.css';
import { NotificationList } from './notification-list.tsx';

type BellMenuProps = { unreadCount: number; onLeave: () => void };

/** The newest notifications, under the bell. */
export function BellMenu({ unreadCount, onLeave }: BellMenuProps) {
  const { notifications, data, isPending, isLoadingError, refetch } = useNotifications();
  const { mutate: markAllRead } = useMarkAllRead();
  const now = useNow(Date.now());
  const content = useRef<HTMLDivElement>(null);

  /** The button goes: focus moves on to the list. */
  function markAll() {
    markAllRead();
    content.current?.focus();
  }

  return (
    <>
      <div className={style.head}>
        <h2>Notificaties</h2>
        {unreadCount > 0 && (
          <button type="button" className={buttons.quiet} onClick={markAll}>
            Alles gelezen
          </button>
        )}
      </div>
      <div ref={content} tabIndex={-1} className={style.content}>
        {isPending && (
          <p role="status" className={style.line}>
            Notificaties laden...
          </p>
        )}
        {isLoadingError && (
          <div role="alert" className={style.line}>
            <p>De notificaties konden niet worden geladen.</p>
            <button type="button" className={buttons.secondary} onClick={() => void refetch()}>
              Probeer opnieuw
            </button>
          </div>
        )}
        {data !== undefined && notifications.length === 0 && <p className={style.line}>Geen notificaties</p>}
        {data !== undefined && <NotificationList notifications={notifications} now={now} onFollow={onLeave} />}
      </div>
      <div className={style.foot}>
        <Link to="/notificaties" className={buttons.quiet} onClick={onLeave}>
          Alle notificaties bekijken
        </Link>
      </div>
    </>
  );
}
