import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNow } from '../../../platform/web/browser/use-now.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { jobZone } from '../policy.ts';

type Api = ReturnType<typeof useApi>;

const owedOptions = (api: Api, jobId?: string) =>
  api.answers.listOwed.infiniteOptions({
    input: (after: string | undefined) => ({ jobId, after }),
    ...paging,
    meta: { shows: ['applications', 'relations'] },
  });

const countsOptions = (api: Api, jobId?: string) =>
  api.answers.readOwed.queryOptions({ input: { jobId }, meta: { shows: ['applications', 'relations'] } });

const figureOptions = (api: Api) => api.answers.readFigure.queryOptions({ meta: { shows: ['applications'] } });

const countedOptions = (api: Api) =>
  api.answers.listCounted.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    ...paging,
    meta: { shows: ['applications'] },
  });

/** Prefetches the answers that the viewer owes, and their figure; the screen reports a failure. */
export async function loadAnswers(queryClient: QueryClient, api: Api, jobId?: string): Promise<void> {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(owedOptions(api, jobId)),
    queryClient.prefetchQuery(figureOptions(api)),
    queryClient.prefetchInfiniteQuery(countedOptions(api)),
  ]);
}

/** The answers that the viewer owes, of all their jobs or of one. */
export const useOwed = (jobId?: string) => usePages(owedOptions(useApi(), jobId), ({ applications }) => applications);

/** How many answers the viewer owes, of all their jobs or of one; undefined until it is known. */
export const useOwedCounts = (jobId?: string) => useQuery(countsOptions(useApi(), jobId)).data;

/** Reads how many answers the viewer owes for a job; 0 where that can't be read. */
export async function countWaiting(queryClient: QueryClient, api: Api, jobId: string): Promise<number> {
  const options = countsOptions(api, jobId);
  await queryClient.prefetchQuery(options);
  return queryClient.getQueryData(options.queryKey)?.total ?? 0;
}

/** The viewer's own figure; undefined until it is known. */
export const useOwnFigure = () => useQuery(figureOptions(useApi())).data;

/** The dates by which it is counted. */
export const useCounted = () => usePages(countedOptions(useApi()), ({ answers }) => answers);

/** The day in the zone of jobs, in which answers are promised, on a page that was made at a moment. */
export const useJobsToday = (madeAt: number) => dayOf(new Date(useNow(madeAt)).toISOString(), jobZone);
