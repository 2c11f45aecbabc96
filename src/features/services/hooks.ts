import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/web/data/use-api.ts';
import type { Fact, FactPage } from './contract.ts';

type Api = ReturnType<typeof useApi>;

const factsOptions = (api: Api, page: FactPage) =>
  api.services.listFacts.queryOptions({ input: { page }, staleTime: Number.POSITIVE_INFINITY });

/** For a page's loader. The addresses of other hosts come from the server and are in no file that browsers load. */
export async function loadFacts({ queryClient, api }: { queryClient: QueryClient; api: Api }, page: FactPage): Promise<void> {
  await queryClient.ensureQueryData(factsOptions(api, page));
}

/** What official sources say about the subjects of a page. */
export function useFacts(page: FactPage): Fact[] {
  return useSuspenseQuery(factsOptions(useApi(), page)).data.facts;
}
