import type { QueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { type Api, postsOfOptions } from '../view/cached-posts.ts';

/** Loads a person's newest posts before they are shown; the screen shows what failed. */
export function loadPostsOf(queryClient: QueryClient, api: Api, personId: string): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...postsOfOptions(api, personId), retry: false });
}

export function usePostsOf(personId: string) {
  return usePages(postsOfOptions(useApi(), personId), ({ posts }) => posts);
}
