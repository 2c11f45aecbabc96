import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../platform/web/browser/use-debounced.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { shortestSearch } from '../../profiles/view/find.ts';
import type { Times } from '../view/draft.ts';

/** Searches for participants, debounced. */
export function useFindParticipants(typed: string) {
  const search = useDebounced(typed.trim());
  const found = useQuery(
    useApi().agenda.findParticipants.queryOptions({
      input: search.length < shortestSearch ? skipToken : { search },
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
  return { ...found, isCurrent: search === typed.trim() && !found.isPlaceholderData };
}

type AskedOverlap = Times & { participantId: string; except: string | undefined };

/** The meetings that either person has at that time, debounced; null skips the call. */
export function useOverlap(asked: AskedOverlap | null) {
  const debounced = useDebounced(asked);
  const { data } = useQuery(
    useApi().agenda.findOverlap.queryOptions({
      input: debounced === null ? skipToken : debounced,
      // A failure only means no warning.
      retry: false,
    }),
  );
  return asked === null || debounced === null ? undefined : data;
}
