import { loadMessageCounts } from '../../features/messages/hooks/conversations.ts';
import { loadUnreadCount } from '../../features/notifications/hooks/notifications.ts';
import type { RouterContext } from '../routes/__root.tsx';

/** Loads the counts of the header, for the page that the server renders: the browser asks for them again when they change. */
export async function loadHeaderCounts({ queryClient, api }: RouterContext): Promise<void> {
  await Promise.all([loadUnreadCount(queryClient, api), loadMessageCounts(queryClient, api)]);
}
