import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../platform/web/data/use-optimistic.ts';
import { useQuietMutation } from '../../platform/web/data/use-quiet-mutation.ts';
import { paging } from '../../platform/web/lists/paging.ts';
import { usePages } from '../../platform/web/lists/use-pages.ts';
import type { DashboardProject, DashboardView } from './contract.ts';
import { dismissalPatches } from './view/patches.ts';
import type { DashboardSearch } from './view/search.ts';

type Api = ReturnType<typeof useApi>;

// Criteria are part of the viewer's profile.
const shows = ['projects', 'self', 'dismissals'] as const;

const dashboardOptions = (api: Api) => api.investors.readDashboard.queryOptions({ meta: { shows: [...shows] } });

const views: Record<NonNullable<DashboardSearch['weergave']>, DashboardView> = { alle: 'all', 'niet-interessant': 'dismissed' };

const projectsOptions = (api: Api, { weergave }: DashboardSearch) =>
  api.investors.listDashboardProjects.infiniteOptions({
    input: (after: string | undefined) => ({ view: weergave === undefined ? ('matches' as const) : views[weergave], after }),
    ...paging,
    placeholderData: keepPreviousData,
    meta: { shows: [...shows] },
  });

/** Prefetches the dashboard; the screen reports a failure. */
export async function loadDashboard(queryClient: QueryClient, api: Api, search: DashboardSearch): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(dashboardOptions(api)), queryClient.prefetchInfiniteQuery(projectsOptions(api, search))]);
}

/** Of waiting for figures that are counted at this moment. */
const countingMilliseconds = 2_000;

/** The figures of the viewer's dashboard. That they look at it is remembered. */
export function useDashboard() {
  const api = useApi();
  const query = useQuery({
    ...dashboardOptions(api),
    refetchInterval: ({ state }) => (state.data?.isCounting ? countingMilliseconds : false),
  });
  const recordVisit = useQuietMutation(api.investors.recordVisit.mutationOptions());
  // Once a minute is enough: visits end after half an hour.
  const seen = query.data === undefined ? null : Math.floor(query.dataUpdatedAt / 60_000);
  useEffect(() => {
    if (seen !== null) recordVisit({});
  }, [seen, recordVisit]);
  return query;
}

export const useDashboardProjects = (search: DashboardSearch) => usePages(projectsOptions(useApi(), search), ({ projects }) => projects);

/** Keeps a project out of the viewer's matches, or puts it back. */
export function useDismissal(offer: DashboardProject) {
  const api = useApi();
  const { id } = offer.project;
  return useOptimistic({
    call: (isDismissed: boolean) => (isDismissed ? api.investors.dismissProject : api.investors.restoreProject).call({ id }),
    show: (isDismissed) => dismissalPatches(api, offer, isDismissed),
    changes: () => ['dismissals'],
    failed: ({ failure }) => failure?.message ?? 'Er is iets misgegaan. Probeer opnieuw.',
    scope: `dismissal-${id}`,
  });
}
