import { useEffect, useRef, useState } from 'react';
import { CountBadge } from '../../../platform/web/kit/badge.tsx';
import { Announce, Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconBell } from '../../../platform/web/kit/icons.tsx';
import { useUnreadCount } from '../hooks/notifications.ts';
import style from './bell.module.css';
import { BellMenu } from './bell-menu.tsx';
import type { Answer } from './notification-item.tsx';

const label = (count: number) => (count > 99 ? '99+' : String(count));

/**
 * The button that opens the newest notifications, with the unread count. As the browser's own popover, it closes on Escape
 * and on a click elsewhere. `className` is the header's, because the server sends the bell without its own styles.
 */
export function Bell({ className, Answer }: { className: string | undefined; Answer: Answer }) {
  const count = useUnreadCount() ?? 0;
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // It may have been opened before hydration.
  useEffect(() => setIsOpen(popover.current?.matches(':popover-open') ?? false), []);

  return (
    <>
      <button type="button" popoverTarget="menu-notificaties" className={`${className} ${style.bell}`} aria-expanded={isOpen}>
        <IconBell size={22} stroke={1.75} aria-hidden="true" />
        {count > 0 && (
          <span className={style.badge}>
            <CountBadge tone="danger" isOnCorner aria-hidden>
              {label(count)}
            </CountBadge>
          </span>
        )}
        <Hidden>{count > 0 ? `Notificaties, ${label(count)} ongelezen` : 'Notificaties'}</Hidden>
      </button>
      <div
        ref={popover}
        id="menu-notificaties"
        popover="auto"
        className={style.popover}
        role="dialog"
        aria-label="Notificaties"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && <BellMenu unreadCount={count} Answer={Answer} onLeave={() => popover.current?.hidePopover()} />}
      </div>
      <News count={count} />
    </>
  );
}

/** Announces new notifications to screen readers. The words go once some were read: screen readers also find them by browsing. */
function News({ count }: { count: number }) {
  const [news, setNews] = useState('');
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current !== undefined && count < before.current) setNews('');
    if (before.current !== undefined && count > before.current) {
      setNews(count === 1 ? 'Je hebt 1 ongelezen notificatie.' : `Je hebt ${label(count)} ongelezen notificaties.`);
    }
    before.current = count;
  }, [count]);
  return <Announce>{news}</Announce>;
}
