import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';

type Api = ReturnType<typeof useApi>;

/** Without skills: those that the talent begins with. */
const exampleOptions = (api: Api, skills: string[] | undefined) =>
  api.matchExample.scoreExample.queryOptions({
    input: skills === undefined ? {} : { skills },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { outlivesSession: true },
  });

/** Loads the example as it begins. */
export async function loadExample(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.prefetchQuery(exampleOptions(api, undefined));
}

/** The example with these skills of the talent; what it was before shows until the answer is there. */
export function useExample(skills: string[] | undefined) {
  return useQuery({ ...exampleOptions(useApi(), skills), placeholderData: keepPreviousData });
}
