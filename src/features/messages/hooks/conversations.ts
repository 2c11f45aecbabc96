import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { applyPatches, patch } from '../../../platform/web/data/patches.ts';
import { showChanges } from '../../../platform/web/data/show-changes.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Conversation, ListedConversation, MessageCounts } from '../contract.ts';

export type Api = ReturnType<typeof useApi>;
export type Box = 'open' | 'requests';

type Page = { conversations: ListedConversation[]; next: string | null };

const countsOptions = (api: Api) => api.messages.readCounts.queryOptions({ meta: { shows: ['messages', 'conversations'] } });

export const conversationOptions = (api: Api, id: string) =>
  api.messages.readConversation.queryOptions({ input: { id }, meta: { shows: ['messages', `conversation:${id}`] } });

/**
 * How much is unread; undefined until it is known. The server leaves it to the browser: no page waits for it, and no
 * part of one shows it before it agreed with what the server sent.
 */
export function useMessageCounts(): MessageCounts | undefined {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...countsOptions(useApi()), enabled: isHydrated });
  return isHydrated ? data : undefined;
}

/** The loaded conversations of a box, those last written in first. */
export function useConversations(box: Box) {
  const list = useInfiniteQuery(
    useApi().messages.listConversations.infiniteOptions({
      input: (after: string | undefined) => ({ box, after }),
      initialPageParam: undefined,
      getNextPageParam: (page: Page) => page.next ?? undefined,
      // An inbox: who wrote last is on top.
      meta: { shows: ['messages', 'conversations'], follows: true },
    }),
  );
  return { ...list, conversations: list.data?.pages.flatMap(({ conversations }) => conversations) };
}

/** What the viewer and a person are to each other in writing; nothing is asked as long as there is no person. */
export function useConversation(personId: string | undefined) {
  return useQuery({ ...conversationOptions(useApi(), personId ?? ''), enabled: personId !== undefined });
}

/** What the loaded messages of a conversation are kept under, whichever place they were opened at. */
export const threadKey = (personId: string) => ['thread', personId] as const;

/** Shows at once that a conversation was read; the server's counts follow. */
export function showRead(queryClient: QueryClient, api: Api, personId: string): void {
  applyPatches(queryClient, [patch<Conversation>(conversationOptions(api, personId).queryKey, (known) => ({ ...known, unreadCount: 0 }))]);
  void showChanges(queryClient, ['conversations']);
}
