import type { useApi } from '../../../../platform/web/data/use-api.ts';

/** One of the viewer's own applications, for a page of its own. */
export function ownApplicationOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.applications.readOwn.queryOptions({ input: { id }, meta: { shows: ['applications', 'relations'] } });
}
