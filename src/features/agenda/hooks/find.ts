import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../platform/web/browser/use-settled.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Times } from './draft.ts';

/** Long enough for the next letter, short enough not to be noticed. */
const typingMilliseconds = 250;

/** As the contract has it; its schema stays out of the browser. */
export const shortestSearch = 2;

/** Finds people to meet by what is typed. */
export function useFindParticipants(typed: string) {
  const search = useSettled(typed.trim(), typingMilliseconds);
  const found = useQuery(
    useApi().agenda.findParticipants.queryOptions({
      input: search.length < shortestSearch ? skipToken : { search },
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
  return { ...found, isCurrent: search === typed.trim() && !found.isPlaceholderData };
}

export type AskedOverlap = Times & { participantId: string; except: string | undefined };

/** The meetings that either person already has at that time; impossible times are not sent. */
export function useOverlap(asked: AskedOverlap | null) {
  const settled = useSettled(asked, typingMilliseconds);
  const { data } = useQuery(
    useApi().agenda.findOverlap.queryOptions({
      input: settled === null ? skipToken : settled,
      // It only warns: without an answer there is no warning.
      retry: false,
    }),
  );
  return asked === null || settled === null ? undefined : data;
}
