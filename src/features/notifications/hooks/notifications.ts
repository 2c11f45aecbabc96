import { type InfiniteData, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readFailure, readLimit } from '../../../platform/web/api-failure.ts';
import { useLive } from '../../../platform/web/live.ts';
import { refreshShown } from '../../../platform/web/refresh-shown.ts';
import { toast } from '../../../platform/web/toast.ts';
import { useApi } from '../../../platform/web/use-api.ts';
import { useHydrated } from '../../../platform/web/use-hydrated.ts';
import type { Notification } from '../contract.ts';

type Api = ReturnType<typeof useApi>;
type Page = { notifications: Notification[]; next: string | null };
type Pages = InfiniteData<Page, string | undefined>;

/** Without a network it fails, and says so, instead of waiting for one. */
const networkMode = 'always';

const countOptions = (api: Api) => api.notifications.readUnreadCount.queryOptions({ networkMode });

function listOptions(api: Api) {
  return api.notifications.listNotifications.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    networkMode,
  });
}

/** Loads the first page before it is shown; what fails is told by the screen. */
export function loadNotifications(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchInfiniteQuery(listOptions(api));
}

/**
 * How many are unread, up to 100; undefined until it is known. The server leaves it to the browser: no page waits for
 * it, and no part of one shows it before it agreed with what the server sent.
 */
export function useUnreadCount(): number | undefined {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...countOptions(useApi()), enabled: isHydrated });
  return isHydrated ? data?.unreadCount : undefined;
}

/** Keeps what is shown as it is on the server, whichever window, device or person changes it. */
export function useLiveNotifications(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useLive('notifications', () => void reread(queryClient, api));
}

/** The loaded notifications, newest first, and the way to older ones. */
export function useNotifications() {
  const query = useInfiniteQuery(listOptions(useApi()));
  return { ...query, notifications: query.data?.pages.flatMap(({ notifications }) => notifications) ?? [] };
}

async function reread(queryClient: QueryClient, api: Api): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: countOptions(api).queryKey }),
    refreshShown(queryClient, listOptions(api).queryKey),
  ]);
}

/** Changes what is loaded before the server has answered; gives the way back. */
async function changeLoaded(
  queryClient: QueryClient,
  api: Api,
  change: (all: Notification[]) => Notification[],
  unreadBy: number | 'none',
) {
  const [list, count] = [listOptions(api).queryKey, countOptions(api).queryKey];
  await Promise.all([queryClient.cancelQueries({ queryKey: list }), queryClient.cancelQueries({ queryKey: count })]);
  const before = { pages: queryClient.getQueryData<Pages>(list), unread: queryClient.getQueryData<{ unreadCount: number }>(count) };
  queryClient.setQueryData<Pages>(list, (data) => {
    return data && { ...data, pages: data.pages.map((page) => ({ ...page, notifications: change(page.notifications) })) };
  });
  queryClient.setQueryData<{ unreadCount: number }>(count, (data) => {
    return data && { unreadCount: unreadBy === 'none' ? 0 : Math.max(0, data.unreadCount + unreadBy) };
  });
  return () => {
    queryClient.setQueryData(list, before.pages);
    queryClient.setQueryData(count, before.unread);
  };
}

/** What every action does: the screen first, then the server, whose count holds; back again, and told, when it refuses. */
function useAction<Input>(
  call: (api: Api, input: Input) => Promise<{ unreadCount: number }>,
  change: (all: Notification[], input: Input) => Notification[],
  unreadBy: (input: Input) => number | 'none',
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    networkMode,
    async onMutate(input) {
      const undo = await changeLoaded(queryClient, api, (all) => change(all, input), unreadBy(input));
      return { undo };
    },
    onSuccess: (count) => queryClient.setQueryData(countOptions(api).queryKey, count),
    onError(error, _input, context) {
      context?.undo();
      const failure = readFailure(error);
      if (failure?.code === 'UNAUTHORIZED') void queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() });
      // Gone already, in another window: the list shows it.
      if (failure?.code === 'NOT_FOUND') return reread(queryClient, api);
      // Decision 29.
      toast({ kind: 'error', title: 'Fout', message: readLimit(error) ?? 'Er is iets misgegaan. Probeer opnieuw.' });
    },
  });
}

const unreadOf = ({ isRead }: Notification) => (isRead ? 0 : 1);

export function useMarkRead() {
  return useAction(
    (api, { id }: Notification) => api.notifications.markRead.call({ id }),
    (all, { id }) => all.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
    (notification) => -unreadOf(notification),
  );
}

export function useMarkAllRead() {
  return useAction<void>(
    (api) => api.notifications.markAllRead.call(),
    (all) => all.map((each) => ({ ...each, isRead: true })),
    () => 'none',
  );
}

export function useDelete() {
  return useAction(
    (api, { id }: Notification) => api.notifications.deleteNotification.call({ id }),
    (all, { id }) => all.filter((each) => each.id !== id),
    (notification) => -unreadOf(notification),
  );
}

/** Brings a deleted one back to its place, which its time says. */
export function useRestore() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { isPending, mutateAsync } = useAction(
    (_api, { id }: Notification) => api.notifications.restoreNotification.call({ id }),
    (all) => all,
    unreadOf,
  );
  return {
    isPending,
    restore: async (notification: Notification) => {
      await mutateAsync(notification);
      await reread(queryClient, api);
    },
  };
}
