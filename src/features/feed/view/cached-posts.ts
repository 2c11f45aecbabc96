import type { InfiniteData } from '@tanstack/react-query';
import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import type { useApi } from '../../../platform/web/data/use-api.ts';
import type { Post } from '../contract.ts';

export type Api = ReturnType<typeof useApi>;
type Page = { posts: Post[]; next: string | null };
export type Pages = InfiniteData<Page, string | undefined>;

/** The feed's pages. */
export function feedOptions(api: Api) {
  return api.feed.listPosts.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    staleTime: 60_000,
    meta: { shows: ['self', 'connections'] },
  });
}

/** One post, for a page of its own. It doesn't change under the reader's eyes when the window gets focus. */
export function postOptions(api: Api, id: string) {
  return api.feed.readPost.queryOptions({
    input: { id },
    refetchOnWindowFocus: false,
    meta: { shows: [`post:${id}`, 'self', 'connections'] },
  });
}

/** Changes the loaded posts of the feed. */
export function feedPatch(api: Api, change: (posts: Post[], page: number) => Post[]): Patch {
  return patch<Pages>(feedOptions(api).queryKey, (feed) => ({
    ...feed,
    pages: feed.pages.map((page, position) => ({ ...page, posts: change(page.posts, position) })),
  }));
}

/** Changes one post wherever it is loaded. */
export function postPatches(api: Api, id: string, change: (post: Post) => Post): Patch[] {
  return [
    patch<Post>(postOptions(api, id).queryKey, change),
    feedPatch(api, (posts) => posts.map((post) => (post.id === id ? change(post) : post))),
  ];
}
