import { ORPCError } from '@orpc/client';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import type { NetworkCounts, RelationOfPerson, Suggestion } from '../contract.ts';
import { type Api, relationOptions } from './lists.ts';

export type Act = 'request' | 'withdraw' | 'accept' | 'decline' | 'remove' | 'dismiss' | 'block' | 'unblock';

/** What an act calls, what it makes of the relation, and what people read of it (platform.md §8, Connections). */
type Meaning = {
  call: (api: Api, id: string) => Promise<unknown>;
  relation?: RelationOfPerson['relation'];
  success?: (name: string) => { title: string; message?: string };
  failure: { title: string; message: string };
  /** Instead of the failure's message, where Kiem itself failed. */
  ownFault?: string;
};

const failedAnswer = { title: 'Fout', message: 'Er is een fout opgetreden bij het verwerken van het verzoek.' };
/** Decision 30. */
const ownFaultInAnswer = 'Het verzoek kon niet worden beantwoord';
const failed = { title: 'Fout', message: 'Er is iets misgegaan. Probeer opnieuw.' };

const meanings: Record<Act, Meaning> = {
  request: {
    call: (api, id) => api.network.requestConnection.call({ id }),
    relation: 'requested',
    success: () => ({ title: 'Verzoek verzonden', message: 'Je connectieverzoek is succesvol verzonden.' }),
    failure: { title: 'Kan geen verzoek versturen', message: 'Er is een onverwachte fout opgetreden' },
    ownFault: 'Fout bij aanmaken van connectieverzoek',
  },
  withdraw: {
    call: (api, id) => api.network.withdrawRequest.call({ id }),
    relation: 'none',
    success: () => ({ title: 'Verzoek ingetrokken' }),
    failure: failedAnswer,
  },
  accept: {
    call: (api, id) => api.network.acceptRequest.call({ id }),
    relation: 'connected',
    success: () => ({ title: 'Verzoek geaccepteerd', message: 'Je hebt een nieuwe connectie!' }),
    failure: failedAnswer,
    ownFault: ownFaultInAnswer,
  },
  decline: {
    call: (api, id) => api.network.declineRequest.call({ id }),
    relation: 'none',
    success: () => ({ title: 'Verzoek afgewezen', message: 'Het verzoek is afgewezen.' }),
    failure: failedAnswer,
    ownFault: ownFaultInAnswer,
  },
  remove: {
    call: (api, id) => api.network.removeConnection.call({ id }),
    relation: 'none',
    success: () => ({ title: 'Connectie verwijderd' }),
    failure: failed,
  },
  dismiss: {
    call: (api, id) => api.network.dismissSuggestion.call({ id }),
    success: (name) => ({ title: 'Suggestie verborgen', message: `We stellen ${name} niet meer voor.` }),
    failure: failed,
  },
  block: {
    call: (api, id) => api.network.blockPerson.call({ id }),
    relation: 'none',
    success: (name) => ({ title: `${name} is geblokkeerd`, message: 'Ongedaan maken kan bij Instellingen.' }),
    failure: failed,
  },
  unblock: {
    call: (api, id) => api.network.unblockPerson.call({ id }),
    success: (name) => ({ title: `${name} is niet meer geblokkeerd` }),
    failure: failed,
  },
};

export const nameOf = ({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';

/** Does something with a person: it shows at once, and is put back when the server refuses. */
export function useAct(person: Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = api.network.key();
  const { id } = person;

  function showAtOnce(act: Act): void {
    const lists = [api.network.listConnections.key(), api.network.listRequests.key(), api.network.listBlocked.key(), api.people.key()];
    for (const key of lists) {
      queryClient.setQueriesData<InfiniteData<{ people: { person: PersonSummary }[] }>>({ queryKey: key }, (data) => {
        return (
          data && { ...data, pages: data.pages.map((page) => ({ ...page, people: page.people.filter((one) => one.person.id !== id) })) }
        );
      });
    }
    let isSuggested = false;
    queryClient.setQueriesData<{ suggestions: Suggestion[] }>({ queryKey: api.network.listSuggestions.key() }, (data) => {
      isSuggested ||= data?.suggestions.some((one) => one.person.id === id) ?? false;
      return data && { suggestions: data.suggestions.filter((one) => one.person.id !== id) };
    });
    const isReceived = act === 'accept' || act === 'decline';
    queryClient.setQueryData<NetworkCounts>(api.network.readCounts.queryKey(), (counts) => {
      if (counts === undefined) return counts;
      const connections = counts.connections + (act === 'accept' ? 1 : 0) - (act === 'remove' ? 1 : 0);
      return {
        connections,
        requests: Math.max(0, counts.requests - Number(isReceived)),
        suggestions: Math.max(0, counts.suggestions - Number(isSuggested)),
      };
    });
    const { relation } = meanings[act];
    if (relation === undefined) return;
    queryClient.setQueryData<RelationOfPerson>(relationOptions(api, id).queryKey, (known) => known && { ...known, relation });
  }

  return useMutation({
    mutationFn: (act: Act) => meanings[act].call(api, id),
    scope: { id: `network-${id}` },
    networkMode: 'always',
    async onMutate(act) {
      await queryClient.cancelQueries({ queryKey });
      const before = [queryKey, api.people.key()].flatMap((key) => queryClient.getQueriesData({ queryKey: key }));
      showAtOnce(act);
      return { before };
    },
    onSuccess(_answer, act) {
      const told = meanings[act].success?.(nameOf(person));
      if (told !== undefined) toast({ kind: 'success', ...told });
    },
    onError(error, act, made) {
      for (const [key, data] of made?.before ?? []) queryClient.setQueryData(key, data);
      const { failure, ownFault } = meanings[act];
      const refusal = readFailure(error);
      const isOwnFault = refusal === null && error instanceof ORPCError;
      const message = refusal?.message ?? (isOwnFault ? ownFault : undefined) ?? failure.message;
      toast({ kind: 'error', title: failure.title, message });
      if (refusal?.code === 'UNAUTHORIZED') void queryClient.invalidateQueries({ queryKey: api.profiles.readMe.queryKey() });
    },
    onSettled(_answer, _error, act) {
      for (const key of [queryKey, api.people.key()]) void queryClient.invalidateQueries({ queryKey: key });
      // What a profile and the feed show depends on who is connected, and on who is blocked.
      if (['accept', 'remove', 'block', 'unblock'].includes(act)) {
        void queryClient.invalidateQueries({ queryKey: api.profiles.readProfile.key() });
        void queryClient.invalidateQueries({ queryKey: api.feed.key() });
      }
    },
  });
}
