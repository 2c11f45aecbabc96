import { keepPreviousData, type QueryClient, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { useQuietMutation } from '../../../../platform/web/data/use-quiet-mutation.ts';
import { paging } from '../../../../platform/web/lists/paging.ts';
import { usePages } from '../../../../platform/web/lists/use-pages.ts';
import { type ApplicationPart, type ApplicationStatus, boardColumns } from '../../applications/policy.ts';
import type { Move } from '../contract.ts';
import { overviewOptions, receivedOptions } from '../view/applicant-options.ts';
import { type ApplicantsSearch, filtersIn } from '../view/search.ts';
import { sendMoves } from '../view/send-moves.ts';

type Api = ReturnType<typeof useApi>;
type Filters = { search: string; owed: boolean; part: ApplicationPart | undefined };

const receivedListOptions = (api: Api, jobId: string, filters: Filters) =>
  api.applicants.listReceived.infiniteOptions({
    input: (after: string | undefined) => ({ id: jobId, ...filters, after }),
    ...paging,
    placeholderData: keepPreviousData,
    // Moving one is done on the same screen.
    meta: { shows: ['applications', 'relations'], follows: true },
  });

/** Prefetches the list, or the board's columns; the screen reports a failure. */
export async function loadReceived(queryClient: QueryClient, api: Api, { jobId, search }: { jobId: string; search: ApplicantsSearch }) {
  const filters = filtersIn(search);
  const shown = search.toon === 'lijst' ? [filters] : boardColumns.map((part) => ({ ...filters, part }));
  await Promise.all(shown.map((each) => queryClient.prefetchInfiniteQuery(receivedListOptions(api, jobId, each))));
}

export const useOverview = (jobId: string) => useSuspenseQuery(overviewOptions(useApi(), jobId)).data;

/** The applications to one's own job, newest first. */
export const useReceived = (jobId: string, filters: Filters) =>
  usePages(receivedListOptions(useApi(), jobId, filters), ({ applications }) => applications);

export const useReceivedApplication = (id: string) => useSuspenseQuery(receivedOptions(useApi(), id)).data;

/** Says, once it is shown, that a new application was looked at. */
export function useMarkViewed(id: string, status: ApplicationStatus): void {
  const { markViewed } = useApi().applicants;
  const mark = useQuietMutation(markViewed.mutationOptions({ meta: { changes: () => ['applications'] as const } }));
  useEffect(() => {
    if (status === 'pending') mark({ id });
  }, [id, status, mark]);
}

const changesApplications = { changes: () => ['applications'] as const, isAwaited: true };

/** Moves one application; its dialog says why it failed. */
export const useMove = () => useMutation(useApi().applicants.move.mutationOptions({ meta: changesApplications }));

/** Moves several, however many; its dialog says which couldn't be. */
export function useMoveAll() {
  const { moveAll } = useApi().applicants;
  return useMutation({
    mutationFn: (moves: readonly Move[]) => sendMoves(moves, (some) => moveAll.call({ moves: some })),
    meta: changesApplications,
  });
}

/** Adds a note; its form says why it failed. */
export const useAddNote = () => useMutation(useApi().applicants.addNote.mutationOptions({ meta: changesApplications }));

export const useDeleteNote = () => useMutation(useApi().applicants.deleteNote.mutationOptions({ meta: changesApplications }));
