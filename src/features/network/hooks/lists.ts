import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { PeopleFilters, PeoplePage } from '../contract.ts';
import { filtersOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';

export type Api = ReturnType<typeof useApi>;

const paging = {
  initialPageParam: undefined,
  getNextPageParam: (page: PeoplePage) => page.next ?? undefined,
  // Keep the previous results while a filter changes, until the answer arrives.
  placeholderData: keepPreviousData,
  meta: { shows: ['relations'] },
} as const;

/** An inbox: a request shows when it comes. */
const following = { meta: { shows: ['relations'], follows: true } } as const;

const connectionsOptions = (api: Api, filters: PeopleFilters) =>
  api.network.listConnections.infiniteOptions({ input: (after: string | undefined) => ({ ...filters, after }), ...paging });

const requestsOptions = (api: Api, direction: 'received' | 'sent', filters: PeopleFilters) =>
  api.network.listRequests.infiniteOptions({
    input: (after: string | undefined) => ({ ...filters, direction, after }),
    ...paging,
    ...following,
  });

const suggestionsOptions = (api: Api, filters: PeopleFilters, isBeside = false) =>
  api.network.listSuggestions.queryOptions({ input: filters, placeholderData: keepPreviousData, meta: { shows: ['relations'], isBeside } });

const countsOptions = (api: Api) => api.network.readCounts.queryOptions({ meta: { shows: ['relations'] } });

export const relationOptions = (api: Api, id: string) =>
  api.network.readRelation.queryOptions({ input: { id }, meta: { shows: ['relations'] } });

const blockedOptions = (api: Api) =>
  api.network.listBlocked.infiniteOptions({ input: (after: string | undefined) => ({ after }), ...paging });

/** Prefetches the data of a tab; the screen reports a failure. */
export async function loadNetwork(queryClient: QueryClient, api: Api, search: NetworkSearch): Promise<void> {
  const filters = filtersOf(search);
  const lists = {
    connecties: () => [queryClient.prefetchInfiniteQuery(connectionsOptions(api, filters))],
    verzoeken: () =>
      (['received', 'sent'] as const).map((direction) => queryClient.prefetchInfiniteQuery(requestsOptions(api, direction, filters))),
    suggesties: () => [queryClient.prefetchQuery(suggestionsOptions(api, filters))],
  };
  await Promise.all([...lists[search.tab ?? 'connecties'](), queryClient.prefetchQuery(countsOptions(api))]);
}

export function loadBlocked(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...blockedOptions(api), retry: false });
}

export const useConnections = (filters: PeopleFilters) => useInfiniteQuery(connectionsOptions(useApi(), filters));
export const useRequests = (direction: 'received' | 'sent', filters: PeopleFilters) =>
  useInfiniteQuery(requestsOptions(useApi(), direction, filters));
export const useSuggestions = (filters: PeopleFilters) => useQuery(suggestionsOptions(useApi(), filters));
/** The first ones, beside another page. */
export const useSuggestionsBeside = () => useQuery(suggestionsOptions(useApi(), {}, true));
export const useNetworkCounts = () => useQuery(countsOptions(useApi())).data;
export const useRelation = (id: string) => useQuery(relationOptions(useApi(), id));
export const useBlocked = () => useInfiniteQuery(blockedOptions(useApi()));

/** All connections that the viewer shares with someone, page by page. */
export function useSharedConnections(id: string) {
  return useInfiniteQuery(
    useApi().network.listSharedConnections.infiniteOptions({
      input: (after: string | undefined) => ({ id, after }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      meta: { shows: ['relations'] },
    }),
  );
}
