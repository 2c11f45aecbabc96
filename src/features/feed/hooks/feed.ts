import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { feedOptions, type Pages } from '../view/cached-posts.ts';

/** The loaded posts, and the ways to older and to newer ones. */
export function useFeed() {
  const api = useApi();
  const queryClient = useQueryClient();
  const feed = useInfiniteQuery(feedOptions(api));
  const pages = feed.data?.pages ?? [];
  const [wanted, setWanted] = useState(1);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed;

  // A load of older posts that a new post or a like cancelled begins again.
  const isWanting = hasNextPage && !isFetching && !isFetchNextPageError && pages.length > 0 && pages.length < wanted;
  useEffect(() => {
    if (isWanting) void fetchNextPage();
  }, [isWanting, fetchNextPage]);

  return {
    ...feed,
    pages,
    showOlder() {
      setWanted(pages.length + 1);
      if (isFetchNextPageError) void fetchNextPage();
    },
    /** Starts over with the newest page; returns whether that succeeded. */
    async showNewest(): Promise<boolean> {
      const { queryKey } = feedOptions(api);
      try {
        await queryClient.cancelQueries({ queryKey });
        const page = await api.feed.listPosts.call({});
        setWanted(1);
        queryClient.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [undefined] });
        return true;
      } catch {
        toast({ kind: 'error', title: 'Fout', message: 'De nieuwe posts konden niet worden geladen. Probeer opnieuw.' });
        return false;
      }
    },
  };
}
