import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type {} from '../../jobs/view/words.ts';
import { useMe } from '../../profiles/hooks.ts';
import type {} from '../../talent/view/words.ts';
import type {} from '../view/words.ts';

type Api = ReturnType<typeof useApi>;

const ownMatchOptions = (api: Api, id: string) =>
  api.fits.readOwnMatch.queryOptions({ input: { id }, retry: false, meta: { shows: ['matches', 'self', `job:${id}`] } });

const fittingJobsOptions = (api: Api, id: string) =>
  api.fits.listFittingJobs.queryOptions({
    input: { id },
    retry: false,
    meta: { shows: ['matches', 'jobs', 'applications', `talent:${id}`] },
  });

const similarJobsOptions = (api: Api, id: string) =>
  api.fits.listSimilarJobs.queryOptions({
    input: { id },
    retry: false,
    meta: { shows: [`job:${id}`, 'jobs', 'applications'], isBeside: true },
  });

const similarTalentsOptions = (api: Api, id: string) =>
  api.fits.listSimilarTalents.queryOptions({ input: { id }, retry: false, meta: { shows: [`talent:${id}`], isBeside: true } });

/** Prefetches what the page of a job says about matches. A failure leaves those parts out: the job itself is there. */
export async function loadBesideJob(queryClient: QueryClient, api: Api, id: string, isMember: boolean): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(similarJobsOptions(api, id)),
    isMember && queryClient.prefetchQuery(ownMatchOptions(api, id)),
  ]);
}

/** The same for the page of a talent. */
export async function loadBesideTalent(queryClient: QueryClient, api: Api, id: string, isMember: boolean): Promise<void> {
  if (!isMember) return;
  await Promise.all([queryClient.prefetchQuery(similarTalentsOptions(api, id)), queryClient.prefetchQuery(fittingJobsOptions(api, id))]);
}

/** How well a job fits the viewer; null where nothing is compared, or until it is known. */
export function useOwnMatch(jobId: string) {
  const isMember = useMe() !== null;
  return useQuery({ ...ownMatchOptions(useApi(), jobId), enabled: isMember }).data?.match ?? null;
}

/** The viewer's jobs that fit a talent best. */
export function useFittingJobs(talentId: string) {
  const isMember = useMe() !== null;
  return useQuery({ ...fittingJobsOptions(useApi(), talentId), enabled: isMember }).data?.jobs ?? [];
}

export function useSimilarJobs(jobId: string) {
  return useQuery(similarJobsOptions(useApi(), jobId)).data?.jobs ?? [];
}

export function useSimilarTalents(talentId: string) {
  const isMember = useMe() !== null;
  return useQuery({ ...similarTalentsOptions(useApi(), talentId), enabled: isMember }).data?.talents ?? [];
}
