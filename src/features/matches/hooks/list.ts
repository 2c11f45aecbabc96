import { keepPreviousData, type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import type { ListedMatches, MatchSides } from '../contract.ts';
import type { MatchesSearch } from '../view/search.ts';
import { listedOf, sideOf } from '../view/side.ts';
import type {} from '../view/words.ts';

type Api = ReturnType<typeof useApi>;

const sidesOptions = (api: Api) => api.matches.readSides.queryOptions({ meta: { shows: ['matches', 'self', 'jobs'] } });

const listOptions = (api: Api, listed: ListedMatches) =>
  api.matches.listMatches.infiniteOptions({
    input: (after: string | undefined) => ({ ...listed, after }),
    ...paging,
    // The tabs of the statuses and their counts stay while another one loads.
    placeholderData: keepPreviousData,
    meta: { shows: ['matches', 'self', 'jobs', 'applications', 'relations'], follows: true },
  });

/** Loads the viewer's sides, and prefetches the first page of the side that the address opens. */
export async function loadMatches(queryClient: QueryClient, api: Api, search: MatchesSearch): Promise<void> {
  const sides: MatchSides = await queryClient.ensureQueryData(sidesOptions(api));
  const side = sideOf(sides, search);
  if (side !== null) await queryClient.prefetchInfiniteQuery(listOptions(api, listedOf(sides, side, search)));
}

/** The sides on which the viewer has matches. */
export function useSides(): MatchSides {
  return useSuspenseQuery(sidesOptions(useApi())).data;
}

/** A list of matches, with how many there are of each status once that is known. */
export function useMatches(listed: ListedMatches) {
  const list = usePages(listOptions(useApi(), listed), ({ matches }) => matches);
  return { ...list, counts: list.query.data?.pages[0]?.counts ?? null };
}

/** The change of an own job that reaches most more people; null without one, or until it is known. */
export function useJobChange(jobId: string) {
  const options = useApi().fits.readJobChange.queryOptions({ input: { id: jobId }, retry: false, meta: { shows: [`job:${jobId}`] } });
  return useQuery(options).data?.change ?? null;
}
