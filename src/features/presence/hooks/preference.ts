import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';

type Api = ReturnType<typeof useApi>;

export const presenceOptions = (api: Api) => api.presence.readPreference.queryOptions();

export const useIsShown = () => useSuspenseQuery(presenceOptions(useApi())).data.isShown;

export function useSavePresence() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.presence.savePreference.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(presenceOptions(api).queryKey, saved);
        toast({
          kind: 'success',
          title: 'Voorkeur gewijzigd',
          message: saved.isShown ? 'Je connecties zien dat je online bent.' : 'Niemand ziet nog dat je online bent.',
        });
      },
      onError: (error) => {
        const message = readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.';
        toast({ kind: 'error', title: 'Voorkeur niet gewijzigd', message });
      },
    }),
  );
}
