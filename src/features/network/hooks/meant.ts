import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import type { Word } from '../../../platform/web/data/words.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { nameOf } from '../../profiles/texts.ts';
import { type Act, patchesOf } from '../view/patches.ts';
import type { Api } from './lists.ts';

/** The call of an act, and what people read of it. */
export type Meaning = {
  call: (api: Api, id: string) => Promise<unknown>;
  success?: (name: string) => { title: string; message?: string };
  failure: { title: string; message: string };
  /** Instead of the failure's message, where Kiem itself failed. */
  ownFault?: string;
};

export const failed = { title: 'Fout', message: 'Er is iets misgegaan. Probeer opnieuw.' };

export type Named = Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>;

/** Does something with a person, by what it means. */
export function useMeant<Meant extends Act>(meanings: Record<Meant, Meaning>, person: Named) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useOptimistic({
    call: (act: Meant) => meanings[act].call(api, person.id),
    show: (act) => patchesOf(queryClient, api, person.id, act),
    changes: (act) => changedBy(act, person.id),
    done: (_answer, act) => toastSuccess(meanings[act], person),
    failed: ({ input, failure, error }) => toastOf(meanings[input], failure, error),
    scope: `network-${person.id}`,
  });
}

export function toastSuccess({ success }: Meaning, person: Named): void {
  const words = success?.(nameOf(person));
  if (words !== undefined) toast({ kind: 'success', ...words });
}

export function toastOf({ failure, ownFault }: Meaning, refusal: ApiFailure | null, error: unknown): { title: string; message: string } {
  if (refusal === null && !navigator.onLine)
    return { title: 'Je bent offline', message: 'Er is niets veranderd. Probeer opnieuw met verbinding.' };
  const isOwnFault = refusal === null && error instanceof ORPCError;
  return { title: failure.title, message: refusal?.message ?? (isOwnFault ? ownFault : undefined) ?? failure.message };
}

export function changedBy(act: Act, id: string): readonly Word[] {
  return [
    'relations',
    `relation:${id}`,
    ...(['accept', 'remove', 'block', 'unblock'].includes(act) ? (['connections'] as const) : []),
    ...(['block', 'unblock'].includes(act) ? (['messages'] as const) : []),
  ];
}
