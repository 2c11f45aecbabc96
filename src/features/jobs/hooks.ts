import { keepPreviousData, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/web/data/use-api.ts';
import { paging } from '../../platform/web/lists/paging.ts';
import { usePages } from '../../platform/web/lists/use-pages.ts';
import { filtersOf } from './view/filters.ts';
import { jobOptions } from './view/job-options.ts';
import type { JobsSearch } from './view/search.ts';

type Api = ReturnType<typeof useApi>;

const jobsOptions = (api: Api, search: JobsSearch) =>
  api.jobs.listJobs.infiniteOptions({
    input: (after: string | undefined) => ({ ...filtersOf(search), after }),
    ...paging,
    // Keep the previous results while a filter changes, until the answer arrives.
    placeholderData: keepPreviousData,
    meta: { shows: ['jobs', 'applications', 'self', 'relations'] },
  });

/** Prefetches the list; the screen reports a failure. */
export function loadJobs(queryClient: QueryClient, api: Api, search: JobsSearch): Promise<void> {
  return queryClient.prefetchInfiniteQuery(jobsOptions(api, search));
}

export const useJobs = (search: JobsSearch) => usePages(jobsOptions(useApi(), search), ({ jobs }) => jobs);

/** A job as the viewer may see it. */
export function useJob(id: string) {
  return useSuspenseQuery(jobOptions(useApi(), id)).data;
}
