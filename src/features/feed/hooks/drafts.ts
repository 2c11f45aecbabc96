import type { InfiniteData } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type { Post } from '../contract.ts';
import type { Api } from '../view/cached-posts.ts';

type Page = { posts: Post[]; next: string | null; count: number };
export type Drafts = InfiniteData<Page, string | undefined>;

export function draftsOptions(api: Api) {
  return api.feed.listDrafts.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    ...paging,
    // Only their writer changes them.
    meta: { shows: ['drafts', 'self'], follows: true },
  });
}

/** One's own drafts and how many there are. Asked in the browser only: the feed's page doesn't wait for them. */
export function useDrafts() {
  const drafts = usePages(draftsOptions(useApi()), ({ posts }) => posts);
  return { ...drafts, count: drafts.query.data?.pages[0]?.count ?? 0 };
}
