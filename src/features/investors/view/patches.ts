import type { InfiniteData } from '@tanstack/react-query';
import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import type { useApi } from '../../../platform/web/data/use-api.ts';
import type { Dashboard, DashboardProject } from '../contract.ts';
import { percentageOf } from '../policy.ts';

type Api = ReturnType<typeof useApi>;
type Pages = InfiniteData<{ projects: DashboardProject[]; next: string | null }, string | undefined>;

/** Dismisses a project wherever it is loaded, or puts it back. It stays where it is drawn, so that the press can be undone there. */
export function dismissalPatches(api: Api, offer: DashboardProject, isDismissed: boolean): Patch[] {
  return [
    patch<Pages>(api.investors.listDashboardProjects.key(), (list) => ({
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        projects: page.projects.map((each) => (each.project.id === offer.project.id ? { ...each, isDismissed } : each)),
      })),
    })),
    patch<Dashboard>(api.investors.readDashboard.queryKey(), (dashboard) => withDismissal(dashboard, offer, isDismissed)),
  ];
}

/** The figures after a dismissal, or after it was undone. */
export function withDismissal(
  dashboard: Dashboard,
  { isMatch, isNew }: Pick<DashboardProject, 'isMatch' | 'isNew'>,
  isDismissed: boolean,
): Dashboard {
  const change = isDismissed ? -1 : 1;
  const { figures, newMatches, dismissed } = dashboard;
  const matches = figures === null || !isMatch ? undefined : Math.min(Math.max(figures.matches + change, 0), figures.total);
  return {
    ...dashboard,
    dismissed: Math.max(dismissed - change, 0),
    figures:
      figures === null || matches === undefined ? figures : { ...figures, matches, percentage: percentageOf({ ...figures, matches }) },
    newMatches: isMatch && isNew ? { ...newMatches, count: Math.max(newMatches.count + change, 0) } : newMatches,
  };
}
