import { type QueryClient, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import { toast } from '../../../../platform/web/kit/toast.ts';
import { paging } from '../../../../platform/web/lists/paging.ts';
import { usePages } from '../../../../platform/web/lists/use-pages.ts';
import { shownTitle } from '../../view/shown-title.ts';
import { ownApplicationOptions } from '../view/own-options.ts';

type Api = ReturnType<typeof useApi>;

const ownOptions = (api: Api) =>
  api.applications.listOwn.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    ...paging,
    meta: { shows: ['applications'], follows: true },
  });

/** Prefetches the viewer's own applications; the screen reports a failure. */
export async function loadOwnApplications(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.prefetchInfiniteQuery(ownOptions(api));
}

/** The viewer's own applications, newest first. */
export const useOwnApplications = () => usePages(ownOptions(useApi()), ({ applications }) => applications);

export const useOwnApplication = (id: string) => useSuspenseQuery(ownApplicationOptions(useApi(), id)).data;

/** The needs of an application to a job, fetched when its dialog opens. */
export const useApplicationForm = (id: string) =>
  useQuery(useApi().applications.readForm.queryOptions({ input: { id }, retry: false, staleTime: 0, meta: { shows: ['applications'] } }));

/** Applies to a job; the form says why it failed. */
export function useApply() {
  const meta = { changes: () => ['applications'] as const };
  return useMutation(useApi().applications.apply.mutationOptions({ meta }));
}

const changesApplications = { changes: () => ['applications'] as const, isAwaited: true };

/** Withdraws an own application for this job. Not optimistic: the poster is told. */
export function useWithdraw(jobTitle: string) {
  return useMutation(
    useApi().applications.withdraw.mutationOptions({
      onSuccess: () => toast({ kind: 'success', title: 'Sollicitatie ingetrokken', message: shownTitle(jobTitle) }),
      onError: (error) =>
        toast({
          kind: 'error',
          title: 'Fout',
          message: readFailure(error)?.message ?? 'Kon je sollicitatie niet intrekken. Probeer opnieuw.',
        }),
      meta: changesApplications,
    }),
  );
}

/** Deletes an own copy of an application for this job. */
export function useDeleteCopy(jobTitle: string) {
  return useMutation(
    useApi().applications.deleteOwn.mutationOptions({
      onSuccess: () => toast({ kind: 'success', title: 'Sollicitatie verwijderd', message: shownTitle(jobTitle) }),
      onError: (error) =>
        toast({
          kind: 'error',
          title: 'Fout',
          message: readFailure(error)?.message ?? 'Kon je sollicitatie niet verwijderen. Probeer opnieuw.',
        }),
      meta: { changes: () => ['applications'] as const },
    }),
  );
}
