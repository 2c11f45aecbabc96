import { type QueryClient, useQuery } from '@tanstack/react-query';
import { patch } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { useMe } from '../../profiles/hooks.ts';

type Api = ReturnType<typeof useApi>;

const savedOptions = (api: Api) =>
  api.savedJobs.listSaved.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    ...paging,
    meta: { shows: ['saved-jobs', 'applications', 'self', 'relations'] },
  });

const marksOptions = (api: Api) => api.savedJobs.listMarks.queryOptions({ meta: { shows: ['saved-jobs', 'self'] } });

/** Prefetches what is saved; the screen reports a failure. */
export async function loadSaved(queryClient: QueryClient, api: Api): Promise<void> {
  await Promise.all([queryClient.prefetchInfiniteQuery(savedOptions(api)), queryClient.prefetchQuery(marksOptions(api))]);
}

export const useSaved = () => usePages(savedOptions(useApi()), ({ jobs }) => jobs);

/** The ids of all jobs that the viewer saved; undefined until they are known, and for visitors. */
export function useMarks(): string[] | undefined {
  const isMember = useMe() !== null;
  return useQuery({ ...marksOptions(useApi()), enabled: isMember }).data?.ids;
}

/** Saves a job, or removes it. A list of saved jobs keeps it until it is next opened, so that a slip can be undone. */
export function useSaving(jobId: string) {
  const api = useApi();
  return useOptimistic({
    call: (save: boolean) => (save ? api.savedJobs.saveJob : api.savedJobs.unsaveJob).call({ id: jobId }),
    show(save) {
      const others = (ids: string[]) => ids.filter((each) => each !== jobId);
      return [patch<{ ids: string[] }>(marksOptions(api).queryKey, ({ ids }) => ({ ids: save ? [jobId, ...others(ids)] : others(ids) }))];
    },
    changes: () => ['saved-jobs'],
    failed: ({ input, failure }) => failure?.message ?? `Kon de vacature niet ${input ? 'bewaren' : 'weghalen'}. Probeer opnieuw.`,
    scope: `save-job-${jobId}`,
  });
}
