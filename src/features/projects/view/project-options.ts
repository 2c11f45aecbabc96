import type { useApi } from '../../../platform/web/data/use-api.ts';

/** One project, for a page of its own. */
export function projectOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.projects.readProject.queryOptions({ input: { id }, meta: { shows: [`project:${id}`, 'project', 'self'] } });
}
