import { type QueryClient, useQuery } from '@tanstack/react-query';
import { patch } from '../../platform/web/data/patches.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../platform/web/data/use-optimistic.ts';
import type { HomeData } from './contract.ts';

type Api = ReturnType<typeof useApi>;

const homeOptions = (api: Api) =>
  api.home.readHome.queryOptions({
    meta: { shows: ['self', 'relations', 'meetings', 'applications', 'matches', 'projects', 'project', 'standings', 'drafts'] },
  });

/** Loads the viewer's home once; without it, home shows what it knows otherwise. */
export async function loadHome(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.ensureQueryData({ ...homeOptions(api), retry: false }).catch(() => undefined);
}

/** The first steps, and what waits; undefined until it is known. */
export function useHome(): HomeData | undefined {
  return useQuery(homeOptions(useApi())).data;
}

/** Puts the first steps away, at once. */
export function useDismissFirstSteps() {
  const api = useApi();
  return useOptimistic({
    call: () => api.home.dismissFirstSteps.call(),
    show: () => [patch<HomeData>(homeOptions(api).queryKey, (home) => ({ ...home, firstSteps: null }))],
    failed: 'Er is iets misgegaan. Probeer opnieuw.',
  });
}
