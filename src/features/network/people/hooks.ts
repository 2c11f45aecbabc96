import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { filtersOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';
import type { FoundPeople } from './contract.ts';

/** As the contract has it; its schema stays out of the browser. */
const shortestSearch = 2;

/** People whom the viewer has nothing with yet, by what the search box holds; none are asked for before it holds two letters. */
export function useFoundPeople(search: NetworkSearch) {
  const { search: words = '', ...filters } = filtersOf(search);
  const isAsked = words.trim().length >= shortestSearch;
  const found = useInfiniteQuery(
    useApi().people.searchPeople.infiniteOptions({
      input: (after: string | undefined) => ({ ...filters, search: words, after }),
      initialPageParam: undefined,
      getNextPageParam: (page: FoundPeople) => page.next ?? undefined,
      placeholderData: keepPreviousData,
      meta: { shows: ['relations'] },
      enabled: isAsked,
    }),
  );
  return { found, isAsked };
}
