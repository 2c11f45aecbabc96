import { keepPreviousData, type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/web/data/use-api.ts';
import { paging } from '../../platform/web/lists/paging.ts';
import { usePages } from '../../platform/web/lists/use-pages.ts';
import { useMe } from '../profiles/hooks.ts';
import { filtersOf } from './view/filters.ts';
import type { TalentSearch } from './view/search.ts';
import { talentOptions } from './view/talent-options.ts';

type Api = ReturnType<typeof useApi>;

const talentsOptions = (api: Api, search: TalentSearch) =>
  api.talent.listTalents.infiniteOptions({
    input: (after: string | undefined) => ({ ...filtersOf(search), after }),
    ...paging,
    // Keep the previous results while a filter changes, until the answer arrives.
    placeholderData: keepPreviousData,
    meta: { shows: ['talents', 'self', 'relations'] },
  });

/** Prefetches the list; the screen reports a failure. */
export function loadTalents(queryClient: QueryClient, api: Api, search: TalentSearch): Promise<void> {
  return queryClient.prefetchInfiniteQuery(talentsOptions(api, search));
}

export const useTalents = (search: TalentSearch) => usePages(talentsOptions(useApi(), search), ({ talents }) => talents);

/** A talent as the viewer may see them. */
export function useTalent(id: string) {
  return useSuspenseQuery(talentOptions(useApi(), id)).data;
}

const ownTalentOptions = (api: Api) => api.talent.readOwnTalent.queryOptions({ meta: { shows: ['self'] } });

/** Prefetches the id of the viewer's own talent profile. */
export function loadOwnTalent(queryClient: QueryClient, api: Api): Promise<void> {
  return queryClient.prefetchQuery(ownTalentOptions(api));
}

/** The id of the viewer's own talent profile; null without one, undefined until it is known and for visitors. */
export function useOwnTalentId(): string | null | undefined {
  const isMember = useMe() !== null;
  return useQuery({ ...ownTalentOptions(useApi()), enabled: isMember }).data?.talentId;
}
