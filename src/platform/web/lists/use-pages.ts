import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A list of which more can be loaded, as `PagedList` draws it. */
export type Pages<Item> = {
  state: 'loading' | 'failed' | 'loaded';
  items: readonly Item[];
  pageCount: number;
  /** How many came with the last page. */
  lastCount: number;
  more: 'none' | 'idle' | 'loading' | 'failed';
  /** Loads the next page; does nothing while one is under way. */
  loadMore: () => void;
  /** Loads the list again that failed. */
  retry: () => void;
};

/** The loaded pages of a list, and the way to more. Returns what the query itself knows under `query`. */
export function usePages<Page, Item, Failure, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, Failure, InfiniteData<Page, Param>, Key, Param>,
  itemsOf: (page: Page) => readonly Item[],
) {
  const query = useInfiniteQuery(options);
  const { data, isPending, isLoadingError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const key = hashKey(options.queryKey);
  const pages = data?.pages ?? [];
  /** The list, and the number of its pages, after which the reader asked for more. */
  const [asked, setAsked] = useState<{ key: string; after: number } | null>(null);
  const isAnswered = asked !== null && (asked.key !== key || asked.after !== pages.length);
  if (isAnswered) setAsked(null);

  // An optimistic change cancels what is under way; a page that the reader asked for is then asked again.
  const isOwed = asked !== null && !isAnswered && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isOwed) void fetchNextPage();
  }, [isOwed, fetchNextPage]);

  const list: Pages<Item> = {
    state: stateOf(isPending, isLoadingError),
    items: pages.flatMap(itemsOf),
    pageCount: pages.length,
    lastCount: pages.slice(-1).flatMap(itemsOf).length,
    more: moreOf(hasNextPage, isFetchingNextPage, isFetchNextPageError),
    loadMore() {
      if (isFetchingNextPage) return;
      setAsked({ key, after: pages.length });
      // The effect above doesn't repeat a failure by itself.
      if (isFetchNextPageError) void fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
  return { ...list, query };
}

/** A list that comes whole, in the shape of one that comes in pages. */
export function onePage<Data, Item>(query: UseQueryResult<Data>, itemsOf: (data: Data) => readonly Item[]): Pages<Item> {
  const items = query.data === undefined ? [] : itemsOf(query.data);
  return {
    state: stateOf(query.isPending, query.isLoadingError),
    items,
    pageCount: 1,
    lastCount: items.length,
    more: 'none',
    loadMore: () => undefined,
    retry: () => void query.refetch(),
  };
}

function stateOf(isPending: boolean, isLoadingError: boolean): Pages<unknown>['state'] {
  if (isPending) return 'loading';
  return isLoadingError ? 'failed' : 'loaded';
}

function moreOf(hasNext: boolean, isLoading: boolean, hasFailed: boolean): Pages<unknown>['more'] {
  if (!hasNext) return 'none';
  if (isLoading) return 'loading';
  return hasFailed ? 'failed' : 'idle';
}
