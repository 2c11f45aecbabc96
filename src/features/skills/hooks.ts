import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../platform/web/browser/use-debounced.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import type { SuggestedWord } from '../../platform/web/kit/suggested-input.tsx';
import { limits } from './policy.ts';

/** Skills for what somebody types in a field, debounced. */
export function useSuggestedSkills(typed: string): SuggestedWord[] {
  const search = useDebounced(typed.trim());
  const isSearched = search.length >= limits.shortest && search.length <= limits.longest;
  const { data } = useQuery(
    useApi().skills.suggestSkills.queryOptions({
      input: isSearched ? { search } : skipToken,
      placeholderData: keepPreviousData,
      // Without suggestions the field still takes every word.
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (!isSearched || data === undefined) return [];
  return data.skills.map(({ label, language }) => (language === 'en' ? { text: label, mark: 'Engels' } : { text: label }));
}
