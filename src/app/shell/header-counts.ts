import type { RouterUtils } from '@orpc/tanstack-query';
import type { QueryClient } from '@tanstack/react-query';
import { loadMessageCounts } from '../../features/messages/hooks/conversations.ts';
import { loadUnreadCount } from '../../features/notifications/hooks/notifications.ts';
import type { ApiClient } from '../page-request.ts';

/** Loads the counts of the header, for the page that the server renders: the browser asks for them again when they change. */
export async function loadHeaderCounts(queryClient: QueryClient, api: RouterUtils<ApiClient>): Promise<void> {
  await Promise.all([loadUnreadCount(queryClient, api), loadMessageCounts(queryClient, api)]);
}
