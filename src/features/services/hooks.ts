import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/web/data/use-api.ts';
import type { Fact, FactPage } from './contract.ts';

type Api = ReturnType<typeof useApi>;

const factsOptions = (api: Api, page: FactPage) =>
  api.services.listFacts.queryOptions({ input: { page }, staleTime: Number.POSITIVE_INFINITY });

/** Loads the facts in a page's loader. They come from the server because no file of the browser bundle may name another host. */
export async function loadFacts({ queryClient, api }: { queryClient: QueryClient; api: Api }, page: FactPage): Promise<void> {
  await queryClient.ensureQueryData(factsOptions(api, page));
}

/** The facts of official sources for a page. */
export function useFacts(page: FactPage): Fact[] {
  return useSuspenseQuery(factsOptions(useApi(), page)).data.facts;
}
