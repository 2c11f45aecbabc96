import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';

type Api = ReturnType<typeof useApi>;

export const preferencesOptions = (api: Api) =>
  api.notifications.readPreferences.queryOptions({ meta: { shows: ['notification-preferences'] } });

export function usePreferences() {
  return useSuspenseQuery(preferencesOptions(useApi())).data.preferences;
}

export function useSavePreference() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.notifications.savePreference.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(preferencesOptions(api).queryKey, saved),
      onError: (error) => {
        const message = readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.';
        toast({ kind: 'error', title: 'Voorkeur niet gewijzigd', message });
      },
    }),
  );
}

/** Unsubscribes by the link of a mail, signed in or not. */
export function useUnsubscribe() {
  return useMutation(
    useApi().notifications.unsubscribe.mutationOptions({ meta: { changes: () => ['notification-preferences'], isAwaited: true } }),
  );
}
