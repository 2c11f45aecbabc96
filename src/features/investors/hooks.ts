import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/web/data/use-api.ts';
import { paging } from '../../platform/web/lists/paging.ts';
import { usePages } from '../../platform/web/lists/use-pages.ts';
import type { DashboardSearch } from './view/search.ts';

type Api = ReturnType<typeof useApi>;

// Criteria are part of the viewer's profile.
const shows = ['projects', 'self'] as const;

const dashboardOptions = (api: Api) => api.investors.readDashboard.queryOptions({ meta: { shows: [...shows] } });

const projectsOptions = (api: Api, { weergave }: DashboardSearch) =>
  api.investors.listDashboardProjects.infiniteOptions({
    input: (after: string | undefined) => ({ view: weergave === 'alle' ? ('all' as const) : ('matches' as const), after }),
    ...paging,
    placeholderData: keepPreviousData,
    meta: { shows: [...shows] },
  });

/** Prefetches the dashboard; the screen reports a failure. */
export async function loadDashboard(queryClient: QueryClient, api: Api, search: DashboardSearch): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(dashboardOptions(api)), queryClient.prefetchInfiniteQuery(projectsOptions(api, search))]);
}

export const useDashboard = () => useQuery(dashboardOptions(useApi()));

export const useDashboardProjects = (search: DashboardSearch) => usePages(projectsOptions(useApi(), search), ({ projects }) => projects);
