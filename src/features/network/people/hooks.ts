import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { filtersOf } from '../view/filters.ts';
import type { NetworkSearch } from '../view/search.ts';

/** As the contract has it; its schema stays out of the browser. */
const shortestSearch = 2;

/** Whether the search box holds enough to look for people whom the viewer has nothing with yet. */
export function looksFurther(search: NetworkSearch): boolean {
  return (filtersOf(search).search ?? '').trim().length >= shortestSearch;
}

/** People whom the viewer has nothing with yet, by what the search box holds; none are asked for before it holds two letters. */
export function useFoundPeople(search: NetworkSearch) {
  const { search: words = '', ...filters } = filtersOf(search);
  const isAsked = looksFurther(search);
  const options = useApi().people.searchPeople.infiniteOptions({
    input: (after: string | undefined) => ({ ...filters, search: words, after }),
    ...paging,
    placeholderData: keepPreviousData,
    meta: { shows: ['relations'] },
    enabled: isAsked,
  });
  const found = usePages(options, ({ people }) => people);
  return { found, isAsked };
}
