import type { useApi } from '../../../../platform/web/data/use-api.ts';

/** One's own job, with everything that its poster can change. */
export function ownJobOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.ownJobs.readOwnJob.queryOptions({ input: { id }, meta: { shows: [`job:${id}`, 'self'] } });
}
