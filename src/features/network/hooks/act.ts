import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import type { Word } from '../../../platform/web/data/words.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { type Act, patchesOf } from '../view/patches.ts';
import type { Api } from './lists.ts';

/** The call of an act, and what people read of it. */
type Meaning = {
  call: (api: Api, id: string) => Promise<unknown>;
  success?: (name: string) => { title: string; message?: string };
  failure: { title: string; message: string };
  /** Instead of the failure's message, where Kiem itself failed. */
  ownFault?: string;
};

const failedAnswer = { title: 'Fout', message: 'Er is een fout opgetreden bij het verwerken van het verzoek.' };
const ownFaultInAnswer = 'Het verzoek kon niet worden beantwoord';
const failed = { title: 'Fout', message: 'Er is iets misgegaan. Probeer opnieuw.' };

const meanings: Record<Act, Meaning> = {
  request: {
    call: (api, id) => api.network.requestConnection.call({ id }),
    success: () => ({ title: 'Verzoek verzonden', message: 'Je connectieverzoek is succesvol verzonden.' }),
    failure: { title: 'Kan geen verzoek versturen', message: 'Er is een onverwachte fout opgetreden' },
    ownFault: 'Fout bij aanmaken van connectieverzoek',
  },
  withdraw: {
    call: (api, id) => api.network.withdrawRequest.call({ id }),
    success: () => ({ title: 'Verzoek ingetrokken' }),
    failure: failedAnswer,
  },
  accept: {
    call: (api, id) => api.network.acceptRequest.call({ id }),
    success: () => ({ title: 'Verzoek geaccepteerd', message: 'Je hebt een nieuwe connectie!' }),
    failure: failedAnswer,
    ownFault: ownFaultInAnswer,
  },
  decline: {
    call: (api, id) => api.network.declineRequest.call({ id }),
    success: () => ({ title: 'Verzoek afgewezen', message: 'Het verzoek is afgewezen.' }),
    failure: failedAnswer,
    ownFault: ownFaultInAnswer,
  },
  remove: {
    call: (api, id) => api.network.removeConnection.call({ id }),
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
    success: (name) => ({ title: `${name} is geblokkeerd`, message: 'Ongedaan maken kan bij Instellingen.' }),
    failure: failed,
  },
  unblock: {
    call: (api, id) => api.network.unblockPerson.call({ id }),
    success: (name) => ({ title: `${name} is niet meer geblokkeerd` }),
    failure: failed,
  },
};

type Named = Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>;

export const nameOf = ({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim() || 'Onbekende gebruiker';

/** Does something with a person. */
export function useAct(person: Named) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useOptimistic({
    call: (act: Act) => meanings[act].call(api, person.id),
    show: (act) => patchesOf(queryClient, api, person.id, act),
    changes: (act) => changedBy(act, person.id),
    done: (_answer, act) => toastSuccess(act, person),
    failed: ({ input, failure, error }) => toastOf(input, failure, error),
    scope: `network-${person.id}`,
  });
}

/** Blocks people, wherever they are met. */
export function useBlock() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useOptimistic({
    call: ({ id }: Named) => meanings.block.call(api, id),
    show: ({ id }) => patchesOf(queryClient, api, id, 'block'),
    changes: ({ id }) => changedBy('block', id),
    done: (_answer, person) => toastSuccess('block', person),
    failed: ({ failure, error }) => toastOf('block', failure, error),
  });
}

function toastSuccess(act: Act, person: Named): void {
  const success = meanings[act].success?.(nameOf(person));
  if (success !== undefined) toast({ kind: 'success', ...success });
}

function toastOf(act: Act, refusal: ApiFailure | null, error: unknown): { title: string; message: string } {
  const { failure, ownFault } = meanings[act];
  const isOwnFault = refusal === null && error instanceof ORPCError;
  return { title: failure.title, message: refusal?.message ?? (isOwnFault ? ownFault : undefined) ?? failure.message };
}

function changedBy(act: Act, id: string): readonly Word[] {
  return [
    'relations',
    `relation:${id}`,
    ...(['accept', 'remove', 'block', 'unblock'].includes(act) ? (['connections'] as const) : []),
    ...(['block', 'unblock'].includes(act) ? (['messages'] as const) : []),
  ];
}
