import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { firstPageSize } from '../policy.ts';
import { feedOptions, type Pages } from '../view/cached-posts.ts';

/** The loaded posts, from the newest or from a place on, and the ways to older and to newer ones. */
export function useFeed(from: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const list = usePages(feedOptions(api, from), ({ posts }) => posts);

  return {
    ...list,
    /** Where the posts begin that are older than the loaded ones; undefined after the last. */
    next: list.query.data?.pages.at(-1)?.next ?? undefined,
    /** Starts over with the newest page; returns whether that succeeded. */
    async showNewest(): Promise<boolean> {
      const { queryKey } = feedOptions(api);
      try {
        await queryClient.cancelQueries({ queryKey });
        const page = await api.feed.listPosts.call({ limit: firstPageSize });
        queryClient.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [undefined] });
        return true;
      } catch {
        toast({ kind: 'error', title: 'Fout', message: 'De nieuwe posts konden niet worden geladen. Probeer opnieuw.' });
        return false;
      }
    },
  };
}
