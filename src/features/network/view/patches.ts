import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import type { NetworkCounts, RelationOfPerson, Suggestion } from '../contract.ts';
import { type Api, relationOptions } from '../hooks/lists.ts';

export type Act = 'request' | 'withdraw' | 'accept' | 'decline' | 'remove' | 'dismiss' | 'block' | 'unblock';

type Lists = InfiniteData<{ people: { person: PersonSummary }[] }>;
type Suggestions = { suggestions: Suggestion[] };

const relationAfter: Partial<Record<Act, RelationOfPerson['relation']>> = {
  request: 'requested',
  withdraw: 'none',
  accept: 'connected',
  decline: 'none',
  remove: 'none',
  block: 'none',
};

/** The changes of an act to the loaded lists, counts and relation. */
export function patchesOf(queryClient: QueryClient, api: Api, id: string, act: Act): Patch[] {
  const others = <One extends { person: PersonSummary }>(people: One[]) => people.filter(({ person }) => person.id !== id);
  const lists = [api.network.listConnections.key(), api.network.listRequests.key(), api.network.listBlocked.key(), api.people.key()];
  const relation = relationAfter[act];
  const suggested = queryClient.getQueriesData<Suggestions>({ queryKey: api.network.listSuggestions.key() });
  const isSuggested = suggested.some(([, data]) => data?.suggestions.some(({ person }) => person.id === id));
  return [
    ...lists.map((queryKey) =>
      patch<Lists>(queryKey, (data) => ({ ...data, pages: data.pages.map((page) => ({ ...page, people: others(page.people) })) })),
    ),
    patch<Suggestions>(api.network.listSuggestions.key(), ({ suggestions }) => ({ suggestions: others(suggestions) })),
    patch<NetworkCounts>(api.network.readCounts.key(), (counts) => countsAfter(counts, act, isSuggested)),
    ...(relation === undefined ? [] : [patch<RelationOfPerson>(relationOptions(api, id).queryKey, (known) => ({ ...known, relation }))]),
  ];
}

/** Puts a hidden suggestion back. */
export function restoredPatches(api: Api, suggestion: Suggestion, place: number): Patch[] {
  return [
    patch<Suggestions>(api.network.listSuggestions.key(), ({ suggestions }) => ({
      suggestions: suggestions.toSpliced(place, 0, suggestion),
    })),
    patch<NetworkCounts>(api.network.readCounts.key(), (counts) => ({ ...counts, suggestions: counts.suggestions + 1 })),
  ];
}

function countsAfter({ connections, requests, suggestions }: NetworkCounts, act: Act, isSuggested: boolean): NetworkCounts {
  return {
    connections: connections + Number(act === 'accept') - Number(act === 'remove'),
    requests: Math.max(0, requests - Number(act === 'accept' || act === 'decline')),
    suggestions: Math.max(0, suggestions - Number(isSuggested)),
  };
}
