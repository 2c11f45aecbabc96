import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import type { OwnJob, OwnRole } from '../contract.ts';
import { ownJobOptions } from '../view/own-job-options.ts';

type Api = ReturnType<typeof useApi>;

const rolesOptions = (api: Api) => api.ownJobs.listOwnRoles.queryOptions({ meta: { shows: ['projects', 'self'] } });

/** One's own job, with everything that its poster can change. */
export function useOwnJob(id: string) {
  return useSuspenseQuery(ownJobOptions(useApi(), id)).data;
}

/** The roles of one's own projects; none until they are known. */
export function useOwnRoles(): OwnRole[] {
  return useQuery(rolesOptions(useApi())).data?.roles ?? [];
}

/** Loads what a new job begins with: a role of one's own project, or a job to copy; undefined where there is no such. */
export async function loadStart(
  queryClient: QueryClient,
  api: Api,
  { rol, kopie }: { rol?: string; kopie?: string },
): Promise<{ role?: OwnRole | undefined; copied?: OwnJob | undefined }> {
  const { roles } = await queryClient.fetchQuery(rolesOptions(api));
  const role = roles.find(({ id }) => id === rol);
  if (kopie === undefined) return { role };
  try {
    return { role, copied: await queryClient.fetchQuery(ownJobOptions(api, kopie)) };
  } catch (error) {
    if (readFailure(error) === null) throw error;
    return { role };
  }
}
