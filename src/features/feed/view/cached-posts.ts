import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import type { Post } from '../contract.ts';
import { firstPageSize } from '../policy.ts';

export type Api = ReturnType<typeof useApi>;
type Page = { posts: Post[]; next: string | null };
export type Pages = InfiniteData<Page, string | undefined>;

/** The feed's pages, from the newest post or from a place on. The newest ones come as a small page, as the server draws it. */
export function feedOptions(api: Api, from?: string) {
  return api.feed.listPosts.infiniteOptions({
    input: (before: string | undefined) => (before === undefined ? { limit: firstPageSize } : { before }),
    ...paging,
    initialPageParam: from,
    staleTime: 60_000,
    meta: { shows: ['self', 'connections'] },
  });
}

/** The pages of a project's updates. */
export function updatesOptions(api: Api, projectId: string) {
  return api.updates.listUpdates.infiniteOptions({
    input: (before: string | undefined) => ({ id: projectId, before }),
    ...paging,
    meta: { shows: [`updates:${projectId}`, 'self', 'connections'] },
  });
}

/** The pages of a person's posts. */
export function postsOfOptions(api: Api, personId: string) {
  return api.feed.listPostsOf.infiniteOptions({
    input: (before: string | undefined) => ({ id: personId, before }),
    ...paging,
    meta: { shows: ['self', 'connections'] },
  });
}

/** Loads the first page before it is shown; the screen shows what failed. */
export function loadFeed(queryClient: QueryClient, api: Api, from?: string): Promise<void> {
  return queryClient.prefetchInfiniteQuery(feedOptions(api, from));
}

/** One post, for a page of its own. It doesn't change under the reader's eyes when the window gets focus. */
export function postOptions(api: Api, id: string) {
  return api.feed.readPost.queryOptions({
    input: { id },
    refetchOnWindowFocus: false,
    meta: { shows: [`post:${id}`, 'self', 'connections'] },
  });
}
