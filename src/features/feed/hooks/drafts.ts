import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import type { Post } from '../contract.ts';
import type { Api } from '../view/cached-posts.ts';

type Page = { posts: Post[]; next: string | null; count: number };
type Pages = InfiniteData<Page, string | undefined>;

function draftsOptions(api: Api) {
  return api.feed.listDrafts.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    // Only their writer changes them.
    meta: { shows: ['drafts', 'self'], follows: true },
  });
}

/** One's own drafts and how many there are. Asked in the browser only: the feed's page doesn't wait for them. */
export function useDrafts() {
  const drafts = useInfiniteQuery(draftsOptions(useApi()));
  return {
    ...drafts,
    posts: drafts.data?.pages.flatMap(({ posts }) => posts) ?? [],
    count: drafts.data?.pages[0]?.count ?? 0,
  };
}

/** Deletes a draft. */
export function useDeleteDraft() {
  const api = useApi();
  return useOptimistic({
    call: (id: string) => api.feed.deletePost.call({ id }),
    show: (id) => [
      patch<Pages>(draftsOptions(api).queryKey, (drafts) => ({
        ...drafts,
        pages: drafts.pages.map((page) => ({ ...page, posts: page.posts.filter((post) => post.id !== id), count: page.count - 1 })),
      })),
    ],
    failed: 'Kon het concept niet verwijderen. Probeer opnieuw.',
    moot: ['NOT_FOUND'],
  });
}
