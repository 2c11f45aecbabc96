import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type {} from '../view/words.ts';
import type { ProjectOfPerson } from './contract.ts';

type Api = ReturnType<typeof useApi>;

const options = (api: Api, personId: string | undefined) =>
  api.projectsOfPerson.listProjectsOf.queryOptions({
    input: personId === undefined ? skipToken : { id: personId },
    meta: { shows: ['projects', 'project', 'standings', 'self', 'relations'] },
  });

/** Loads the projects of a person before their profile is shown; without them it has no such section. */
export function loadProjectsOf(queryClient: QueryClient, api: Api, personId: string): Promise<void> {
  return queryClient.prefetchQuery({ ...options(api, personId), retry: false });
}

/** The public projects of a person; none until they are known. */
export function useProjectsOf(personId: string | undefined): ProjectOfPerson[] {
  return useQuery(options(useApi(), personId)).data?.projects ?? [];
}
