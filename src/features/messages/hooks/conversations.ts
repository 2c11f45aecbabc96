import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { useLive } from '../../../platform/web/data/live.ts';
import { refreshShown } from '../../../platform/web/data/refresh-shown.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Conversation, ListedConversation, MessageCounts } from '../contract.ts';

export type Api = ReturnType<typeof useApi>;
export type Box = 'open' | 'requests';

type Page = { conversations: ListedConversation[]; next: string | null };

/** Without a network it fails, and says so, instead of waiting for one. */
export const networkMode = 'always';

const countsOptions = (api: Api) => api.messages.readCounts.queryOptions({ networkMode });

export const conversationOptions = (api: Api, id: string) => api.messages.readConversation.queryOptions({ input: { id }, networkMode });

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
      networkMode,
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

/** Asks again for what is shown of a conversation; of all of them when it is null. */
export function rereadConversation(queryClient: QueryClient, api: Api, personId: string | null): void {
  void queryClient.invalidateQueries({ queryKey: countsOptions(api).queryKey });
  void refreshShown(queryClient, api.messages.listConversations.key());
  const ofOne = personId === null ? api.messages.readConversation.key() : conversationOptions(api, personId).queryKey;
  void refreshShown(queryClient, ofOne);
  void refreshShown(queryClient, personId === null ? ['thread'] : threadKey(personId));
}

/** Keeps what is shown as it is on the server, whoever changes it, in whichever window. */
export function useLiveMessages(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useLive('messages', (personId) => rereadConversation(queryClient, api, personId));
}

/** Shows at once that a conversation was read; the server's counts follow. */
export function showRead(queryClient: QueryClient, api: Api, personId: string): void {
  queryClient.setQueryData<Conversation>(conversationOptions(api, personId).queryKey, (known) => known && { ...known, unreadCount: 0 });
  void queryClient.invalidateQueries({ queryKey: countsOptions(api).queryKey });
  void queryClient.invalidateQueries({ queryKey: api.messages.listConversations.key() });
}
