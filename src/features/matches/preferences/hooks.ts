import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure, readLimit } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type {} from '../view/words.ts';

type Api = ReturnType<typeof useApi>;

export const matchingOptions = (api: Api) => api.matchPreferences.readMatching.queryOptions({ meta: { shows: ['matches'] } });

/** Whether the viewer takes part in matching, and the percentage from which they are told. */
export const useMatching = () => useSuspenseQuery(matchingOptions(useApi())).data;

/** Changes one choice or both; the other is left as it is, whatever this window shows of it. */
export function useSaveMatching() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.matchPreferences.saveMatching.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(matchingOptions(api).queryKey, saved),
      meta: { changes: () => ['matches'] },
      onError: (error) => {
        const message = readLimit(error) ?? readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.';
        toast({ kind: 'error', title: 'Voorkeur niet gewijzigd', message });
      },
    }),
  );
}
