import type { useApi } from '../../../../platform/web/data/use-api.ts';

type Api = ReturnType<typeof useApi>;

const meta = { shows: ['applications', 'relations'] } as const;

/** One's own job with the number of its applications. */
export function overviewOptions(api: Api, jobId: string) {
  return api.applicants.readOverview.queryOptions({ input: { id: jobId }, meta: { shows: [...meta.shows, `job:${jobId}`] } });
}

/** One received application. */
export function receivedOptions(api: Api, id: string) {
  return api.applicants.readReceived.queryOptions({ input: { id }, meta });
}
