import type { useApi } from '../../../platform/web/data/use-api.ts';

/** One job, for a page of its own. */
export function jobOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.jobs.readJob.queryOptions({ input: { id }, meta: { shows: [`job:${id}`, 'self', 'relations', 'applications'] } });
}
