import { rootRouteId, useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMarkShown, useUnreadCount } from '../../features/notifications/hooks/notifications.ts';

/** Marks notifications as read whose subject is opened by its page. What comes while a page is open stays unread: it may not show it yet. */
export function useReadByPage(): void {
  const unread = useUnreadCount();
  const markShown = useMarkShown();
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  // A conversation opens over any page; links to it have one address.
  const chat = useSearch({ from: rootRouteId, select: (search) => search.chat });
  const seen = useRef('');

  useEffect(() => {
    if (unread === undefined || seen.current === address) return;
    seen.current = address;
    if (unread > 0) markShown({ addresses: chat === undefined ? [address] : [address, `/netwerk?chat=${chat}`] });
  }, [unread, address, chat, markShown]);
}
