import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { applyPatches, patch } from '../../../platform/web/data/patches.ts';
import { retriesOnce } from '../../../platform/web/data/retries.ts';
import { showChanges } from '../../../platform/web/data/show-changes.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type { Conversation, MessageCounts } from '../contract.ts';

export type Api = ReturnType<typeof useApi>;
export type Box = 'open' | 'archived' | 'requests';

const countsOptions = (api: Api) => api.messages.readCounts.queryOptions({ meta: { shows: ['messages', 'conversations'] } });

export const conversationOptions = (api: Api, id: string) =>
  api.messages.readConversation.queryOptions({ input: { id }, meta: { shows: ['messages', `conversation:${id}`] } });

/** Loads how many conversations and requests there are to read, as `loadUnreadCount`. */
export function loadMessageCounts(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchQuery(countsOptions(api));
}

/** How many conversations and requests there are to read; undefined while unknown. Shown by the browser only, with its styles. */
export function useMessageCounts(): MessageCounts | undefined {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...countsOptions(useApi()), enabled: isHydrated });
  return isHydrated ? data : undefined;
}

/** Conversations and requests to read, counted as one, and the list that opens for them. */
export function useToRead(): { count: number; chat: 'gesprekken' | 'verzoeken' } {
  const { unread = 0, requests = 0 } = useMessageCounts() ?? {};
  return { count: unread + requests, chat: unread === 0 && requests > 0 ? 'verzoeken' : 'gesprekken' };
}

/** The loaded conversations of a box, the latest message first. */
export function useConversations(box: Box) {
  const options = useApi().messages.listConversations.infiniteOptions({
    input: (after: string | undefined) => ({ box, after }),
    ...paging,
    // New messages reorder the list, so an open list follows them.
    meta: { shows: ['messages', 'conversations'], follows: true },
  });
  return usePages(options, ({ conversations }) => conversations);
}

/** The conversation with a person; skips the call without one. */
export function useConversation(personId: string | undefined) {
  return useQuery({ ...conversationOptions(useApi(), personId ?? ''), retry: retriesOnce, enabled: personId !== undefined });
}

/** The query key of a conversation's loaded messages, at whichever message it was opened. */
export const threadKey = (personId: string) => ['thread', personId] as const;

/** Marks a conversation as read in the cache; the counts are fetched from the server. */
export function showRead(queryClient: QueryClient, api: Api, personId: string): void {
  applyPatches(queryClient, [
    patch<Conversation>(conversationOptions(api, personId).queryKey, (known) => ({ ...known, unreadCount: 0, isMarkedUnread: false })),
  ]);
  void showChanges(queryClient, ['conversations']);
}
