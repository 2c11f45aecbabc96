import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Api } from './conversations.ts';

export const messagePreferencesOptions = (api: Api) => api.ownMessages.readPreferences.queryOptions();

export function useMessagePreferences() {
  return useSuspenseQuery(messagePreferencesOptions(useApi())).data;
}

export function useSaveMessagePreferences() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.ownMessages.savePreferences.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(messagePreferencesOptions(api).queryKey, saved),
      // Every conversation shows a read mark.
      meta: { changes: () => ['messages'] },
      onError: (error) => {
        const message = readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.';
        toast({ kind: 'error', title: 'Voorkeur niet gewijzigd', message });
      },
    }),
  );
}
