import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { readFailure, readLimit } from '../../../platform/web/api-failure.ts';
import { toast } from '../../../platform/web/toast.ts';
import { useApi } from '../../../platform/web/use-api.ts';
import type { Post } from '../contract.ts';
import { type Api, leaveWhenSignedOut } from './cached-posts.ts';

type Page = { posts: Post[]; next: string | null; count: number };
type Pages = InfiniteData<Page, string | undefined>;

export function draftsOptions(api: Api) {
  return api.feed.listDrafts.infiniteOptions({
    input: (before: string | undefined) => ({ before }),
    initialPageParam: undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    networkMode: 'always',
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

/** Deletes a draft: it goes from the list at once and comes back when the server refuses. */
export function useDeleteDraft() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = draftsOptions(api);
  return useMutation({
    mutationFn: (id: string) => api.feed.deletePost.call({ id }),
    networkMode: 'always',
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Pages>(queryKey);
      queryClient.setQueryData<Pages>(
        queryKey,
        (drafts) =>
          drafts && {
            ...drafts,
            pages: drafts.pages.map((page) => ({ ...page, posts: page.posts.filter((post) => post.id !== id), count: page.count - 1 })),
          },
      );
      return before;
    },
    onError(error, _id, before) {
      if (readFailure(error)?.code === 'NOT_FOUND') return;
      queryClient.setQueryData(queryKey, before);
      toast({ kind: 'error', title: 'Fout', message: readLimit(error) ?? 'Kon het concept niet verwijderen. Probeer opnieuw.' });
      leaveWhenSignedOut(queryClient, api, error);
    },
  });
}
