import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import type { useApi } from '../../../platform/web/data/use-api.ts';
import type { Post } from '../contract.ts';

export type Api = ReturnType<typeof useApi>;
type Page = { posts: Post[]; next: string | null };
export type Pages = InfiniteData<Page, string | undefined>;

/** The feed's pages. They don't change under the reader's eyes when the window gets focus. */
export function feedOptions(api: Api) {
  return api.feed.listPosts.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    refetchOnWindowFocus: false,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: 'always',
    staleTime: 60_000,
  });
}

/** One post, for a page of its own. */
export function postOptions(api: Api, id: string) {
  return api.feed.readPost.queryOptions({ input: { id }, networkMode: 'always', refetchOnWindowFocus: false });
}

/**
 * Changes the loaded posts of the feed. A load under way began with the posts as they were and would put
 * them back: it is cancelled, and begun anew where there is nothing to change yet.
 */
export async function changeFeed(queryClient: QueryClient, api: Api, change: (posts: Post[], page: number) => Post[]): Promise<void> {
  const { queryKey } = feedOptions(api);
  if (queryClient.getQueryData<Pages>(queryKey) === undefined) {
    await queryClient.invalidateQueries({ queryKey });
    return;
  }
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Pages>(queryKey, (feed) => {
    return feed && { ...feed, pages: feed.pages.map((page, position) => ({ ...page, posts: change(page.posts, position) })) };
  });
}

/** Changes one post wherever it is loaded. */
export async function changePost(queryClient: QueryClient, api: Api, id: string, change: (post: Post) => Post): Promise<void> {
  const { queryKey } = postOptions(api, id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Post>(queryKey, (post) => post && change(post));
  await changeFeed(queryClient, api, (posts) => posts.map((post) => (post.id === id ? change(post) : post)));
}

/** When the session ended elsewhere, the whole page learns it. */
export function leaveWhenSignedOut(queryClient: QueryClient, api: Api, error: unknown): void {
  if (readFailure(error)?.code === 'UNAUTHORIZED') void queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() });
}
