import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging as byKey } from '../../../platform/web/lists/paging.ts';
import { onePage, usePages } from '../../../platform/web/lists/use-pages.ts';
import type { PeopleFilters, PeoplePage } from '../contract.ts';
import { filtersOf, listedOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';

export type Api = ReturnType<typeof useApi>;

const paging = {
  ...byKey,
  // Keep the previous results while a filter changes, until the answer arrives.
  placeholderData: keepPreviousData,
  meta: { shows: ['relations'] },
} as const;

/** An inbox: a request shows when it comes. */
const following = { meta: { shows: ['relations'], follows: true } } as const;

type Listed = ReturnType<typeof listedOf>;

const connectionsOptions = (api: Api, filters: Listed) =>
  api.network.listConnections.infiniteOptions({ input: (after: string | undefined) => ({ ...filters, after }), ...paging });

const requestsOptions = (api: Api, direction: 'received' | 'sent', filters: Listed) =>
  api.network.listRequests.infiniteOptions({
    input: (after: string | undefined) => ({ ...filters, direction, after }),
    ...paging,
    ...following,
  });

const suggestionsOptions = (api: Api, filters: Listed, isBeside = false) =>
  api.network.listSuggestions.queryOptions({ input: filters, placeholderData: keepPreviousData, meta: { shows: ['relations'], isBeside } });

const countsOptions = (api: Api, filters: PeopleFilters) =>
  api.network.readCounts.queryOptions({ input: filters, placeholderData: keepPreviousData, meta: { shows: ['relations'] } });

export const relationOptions = (api: Api, id: string) =>
  api.network.readRelation.queryOptions({ input: { id }, meta: { shows: ['relations'] } });

const blockedOptions = (api: Api) =>
  api.network.listBlocked.infiniteOptions({ input: (after: string | undefined) => ({ after }), ...paging });

/** Prefetches the data of a tab; the screen reports a failure. */
export async function loadNetwork(queryClient: QueryClient, api: Api, search: NetworkSearch): Promise<void> {
  const filters = listedOf(search);
  const lists = {
    connecties: () => [queryClient.prefetchInfiniteQuery(connectionsOptions(api, filters))],
    verzoeken: () =>
      (['received', 'sent'] as const).map((direction) => queryClient.prefetchInfiniteQuery(requestsOptions(api, direction, filters))),
    suggesties: () => [queryClient.prefetchQuery(suggestionsOptions(api, filters))],
  };
  await Promise.all([...lists[search.tab ?? 'connecties'](), queryClient.prefetchQuery(countsOptions(api, filtersOf(search)))]);
}

export function loadBlocked(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchInfiniteQuery({ ...blockedOptions(api), retry: false });
}

const peopleOf = ({ people }: PeoplePage) => people;

export const useConnections = (filters: Listed) => usePages(connectionsOptions(useApi(), filters), peopleOf);
export const useRequests = (direction: 'received' | 'sent', filters: Listed) =>
  usePages(requestsOptions(useApi(), direction, filters), peopleOf);
export const useSuggestions = (filters: Listed) =>
  onePage(useQuery(suggestionsOptions(useApi(), filters)), ({ suggestions }) => suggestions);
/** The first ones, beside another page. */
export const useSuggestionsBeside = () => useQuery(suggestionsOptions(useApi(), {}, true));
/** Of the people on each tab who match. */
export const useNetworkCounts = (filters: PeopleFilters) => useQuery(countsOptions(useApi(), filters)).data;
export const useRelation = (id: string) => useQuery(relationOptions(useApi(), id));
export const useBlocked = () => usePages(blockedOptions(useApi()), peopleOf);

/** All connections that the viewer shares with someone, page by page. */
export function useSharedConnections(id: string) {
  const options = useApi().network.listSharedConnections.infiniteOptions({
    input: (after: string | undefined) => ({ id, after }),
    ...byKey,
    meta: { shows: ['relations'] },
  });
  return usePages(options, ({ people }) => people);
}
