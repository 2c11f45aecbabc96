import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { useQuietMutation } from '../../../platform/web/data/use-quiet-mutation.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type { Notification } from '../contract.ts';
import { type Answering, type Asking, isAsking } from '../view/answering.ts';

type Api = ReturnType<typeof useApi>;
type Page = { notifications: Notification[]; next: string | null };
type Pages = InfiniteData<Page, string | undefined>;
type Count = { unreadCount: number };

const countOptions = (api: Api) => api.notifications.readUnreadCount.queryOptions({ meta: { shows: ['notifications'] } });

/** All of them, or the unread ones. */
export type Which = 'all' | 'unread';

function listOptions(api: Api, which: Which = 'all') {
  return api.notifications.listNotifications.infiniteOptions({
    input: (before: string | undefined) => ({ which, before }),
    ...paging,
    // New notifications appear on top, so an open list follows them.
    meta: { shows: ['notifications'], follows: true },
  });
}

/** Loads the first page. Failures don't throw, because the screen reports them. */
export function loadNotifications(queryClient: QueryClient, api: Api, which: Which): Promise<void> {
  return queryClient.prefetchInfiniteQuery(listOptions(api, which));
}

/** Loads the unread count, which a page brings along: each asked for it as soon as it worked. */
export function loadUnreadCount(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchQuery(countOptions(api));
}

/** The unread count, up to 100; undefined while unknown. Shown by the browser only, as the server sends the bell without its styles. */
export function useUnreadCount(): number | undefined {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...countOptions(useApi()), enabled: isHydrated });
  return isHydrated ? data?.unreadCount : undefined;
}

/** The loaded notifications, newest first. */
export function useNotifications(which: Which = 'all') {
  return usePages(listOptions(useApi(), which), ({ notifications }) => notifications);
}

/** Returns the patches of an action to the cached list and count. */
function patchesOf(api: Api, change: (all: Notification[]) => Notification[], count: (unread: number) => number): Patch[] {
  return [
    patch<Pages>(api.notifications.listNotifications.key({ type: 'infinite' }), (data) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, notifications: change(page.notifications) })),
    })),
    patch<Count>(countOptions(api).queryKey, ({ unreadCount }) => ({ unreadCount: Math.max(0, count(unreadCount)) })),
  ];
}

type Action<Input> = {
  call: (api: Api, input: Input) => Promise<Count>;
  change: (all: Notification[], input: Input) => Notification[];
  count: (unread: number, input: Input) => number;
};

function useAction<Input>({ call, change, count }: Action<Input>) {
  const api = useApi();
  const show = (input: Input, unread: (before: number) => number) => patchesOf(api, (all) => change(all, input), unread);
  return useOptimistic({
    call: (input: Input) => call(api, input),
    show: (input) => show(input, (before) => count(before, input)),
    answer: ({ unreadCount }, input) => show(input, () => unreadCount),
    // After a refusal refetch: another window may have changed or deleted it.
    changes: (_input, answer) => (answer === undefined ? ['notifications'] : []),
    failed: 'Er is iets misgegaan. Probeer opnieuw.',
    moot: ['NOT_FOUND'],
  });
}

const unreadOf = ({ isRead }: Pick<Notification, 'isRead'>) => (isRead ? 0 : 1);

export function useMarkRead() {
  return useAction<Notification>({
    call: (api, { id }) => api.notifications.markRead.call({ id }),
    change: (all, { id }) => all.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
    count: (unread, notification) => unread - unreadOf(notification),
  });
}

type AnswerAsked = { notification: Asking; state: 'accepted' | 'declined' };

/** Answers what a notification asks, by the procedure of the feature that asks. The row says at once what was answered. */
export function useAnswerAsked({ accept, decline, changes }: Answering) {
  const api = useApi();
  return useOptimistic({
    async call({ state }: AnswerAsked) {
      const choice = state === 'accepted' ? accept : decline;
      if (choice !== null && 'call' in choice) await choice.call(api);
    },
    show: ({ notification: { id, isRead }, state }) =>
      patchesOf(
        api,
        (all) => all.map((each) => (each.id === id && isAsking(each) ? { ...each, isRead: true, ask: { ...each.ask, state } } : each)),
        (unread) => unread - unreadOf({ isRead }),
      ),
    changes: () => ['notifications', ...changes],
    failed: ({ failure }) => failure?.message ?? 'Je antwoord kon niet worden bewaard. Probeer opnieuw.',
  });
}

/**
 * Marks as read what pages at these addresses show. Nobody asked for it, so nothing is said where it fails. Few pages show any: an
 * answer with the count that is known already changes nothing.
 */
export function useMarkShown() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuietMutation({
    async mutationFn(input: { addresses: string[] }) {
      const before = queryClient.getQueryData<Count>(countOptions(api).queryKey)?.unreadCount;
      const { unreadCount } = await api.notifications.markShown.call(input);
      return unreadCount === before ? 'none' : 'some';
    },
    meta: { changes: (_input, marked) => (marked === 'none' ? [] : ['notifications']) },
  });
}

export function useMarkAllRead() {
  return useAction<void>({
    call: (api) => api.notifications.markAllRead.call(),
    change: (all) => all.map((each) => ({ ...each, isRead: true })),
    count: () => 0,
  });
}

export function useDelete() {
  return useAction<Notification>({
    call: (api, { id }) => api.notifications.deleteNotification.call({ id }),
    change: (all, { id }) => all.filter((each) => each.id !== id),
    count: (unread, notification) => unread - unreadOf(notification),
  });
}

/** Restores a deleted notification. Stays pending until the list shows it. */
export function useRestore() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id }: Notification) => api.notifications.restoreNotification.call({ id }),
    onError: () => toast({ kind: 'error', title: 'Fout', message: 'Er is iets misgegaan. Probeer opnieuw.' }),
    meta: { changes: () => ['notifications'], isAwaited: true },
  });
}
