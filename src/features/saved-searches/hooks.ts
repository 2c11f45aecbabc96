import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../platform/attempt.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { useForm } from '../../platform/web/forms/use-form.ts';
import { toast, toastFailure } from '../../platform/web/kit/toast.ts';
import type { SavedSearch } from './contract.ts';
import type { SearchKind } from './policy.ts';
import { checkSearch, type SearchDraft } from './view/draft.ts';

type Api = ReturnType<typeof useApi>;

export const searchesOptions = (api: Api) =>
  api.savedSearches.listSearches.queryOptions({ meta: { shows: ['searches', 'notification-preferences'] } });

/** The viewer's saved searches. */
export const useSearches = () => useSuspenseQuery(searchesOptions(useApi())).data;

const changes = () => ['searches', 'notification-preferences'] as const;

type NewSearch = { kind: SearchKind; query: string; name: string; onSaved: () => void };

/** The form that saves a search. */
export function useSaveSearchForm({ kind, query, name, onSaved }: NewSearch) {
  const api = useApi();
  const attempt = useRef<Attempt | null>(null);
  const { mutateAsync } = useMutation(api.savedSearches.saveSearch.mutationOptions({ meta: { changes: () => [...changes()] } }));
  const initial: SearchDraft = { name, cadence: 'week' };
  return useForm({
    initial,
    check: checkSearch,
    save(input: SearchDraft) {
      attempt.current = attemptFor(attempt.current, JSON.stringify([input.name, input.cadence]));
      return mutateAsync({ ...input, kind, query, id: attempt.current.id });
    },
    done() {
      toast({
        kind: 'success',
        title: 'Zoekopdracht bewaard',
        message: 'Je vindt ze bij je instellingen.',
        link: { label: 'Naar je zoekopdrachten', to: '/instellingen', hash: 'zoekopdrachten' },
      });
      onSaved();
    },
    title: 'Zoekopdracht niet bewaard',
  });
}

/** The form that changes a saved search. */
export function useChangeSearchForm({ id, name, cadence }: SavedSearch, onSaved: () => void) {
  const api = useApi();
  const { mutateAsync } = useMutation(
    api.savedSearches.changeSearch.mutationOptions({ meta: { changes: () => [...changes()], isAwaited: true } }),
  );
  const initial: SearchDraft = { name, cadence };
  return useForm({
    initial,
    check: checkSearch,
    save: (input: SearchDraft) => mutateAsync({ ...input, id }),
    done() {
      toast({ kind: 'success', title: 'Zoekopdracht gewijzigd' });
      onSaved();
    },
    title: 'Zoekopdracht niet gewijzigd',
  });
}

/** Deletes a saved search. */
export function useDeleteSearch() {
  const api = useApi();
  return useMutation(
    api.savedSearches.deleteSearch.mutationOptions({
      onSuccess: () => toast({ kind: 'success', title: 'Zoekopdracht verwijderd' }),
      onError: () => toastFailure(),
      meta: { changes: () => ['searches'], isAwaited: true },
    }),
  );
}
