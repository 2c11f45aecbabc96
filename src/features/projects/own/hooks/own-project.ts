import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../../platform/web/data/use-api.ts';
import type { OwnProject } from '../contract.ts';
import { ownProjectOptions } from '../view/own-project-options.ts';

/** One's own project, with everything that its owner can change. */
export function useOwnProject(id: string) {
  return useSuspenseQuery(ownProjectOptions(useApi(), id)).data;
}

/** One's own project, to go on writing it; null when it was deleted, or is somebody else's. */
export async function loadOwn(queryClient: QueryClient, api: ReturnType<typeof useApi>, id: string): Promise<OwnProject | null> {
  try {
    return await queryClient.fetchQuery(ownProjectOptions(api, id));
  } catch (error) {
    if (readFailure(error) === null) throw error;
    return null;
  }
}
