import type { useApi } from '../../../../platform/web/data/use-api.ts';

/** One's own project, for its form. */
export function ownProjectOptions(api: ReturnType<typeof useApi>, id: string) {
  return api.ownProjects.readOwnProject.queryOptions({ input: { id } });
}
