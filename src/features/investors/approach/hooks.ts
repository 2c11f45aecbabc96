import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { paging } from '../../../platform/web/lists/paging.ts';
import { usePages } from '../../../platform/web/lists/use-pages.ts';
import { fittingOptions } from './view/fitting-options.ts';

type Api = ReturnType<typeof useApi>;

export const approachOptions = (api: Api) => api.approach.readPreference.queryOptions();

/** Whether founders may approach the viewer. */
export const useApproachPreference = () => useSuspenseQuery(approachOptions(useApi())).data;

export function useSaveApproach() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.approach.savePreference.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(approachOptions(api).queryKey, saved),
      onError: (error) => {
        const message = readFailure(error)?.message ?? 'Er is iets misgegaan. Probeer opnieuw.';
        toast({ kind: 'error', title: 'Voorkeur niet gewijzigd', message });
      },
    }),
  );
}

/** How many investors an own project fits, beside it: asked in the browser only. */
export const useFittingBeside = (id: string) => useQuery(fittingOptions(useApi(), id)).data;

/** The same on a page that loaded it first. */
export const useFitting = (id: string) => useSuspenseQuery(fittingOptions(useApi(), id)).data;

/** The investors whom the owner of a project may approach. */
export function useApproachable(id: string) {
  const options = useApi().approach.listApproachable.infiniteOptions({
    input: (after: string | undefined) => ({ id, after }),
    ...paging,
    meta: { shows: [`project:${id}`, 'relations'] },
  });
  return usePages(options, ({ investors }) => investors);
}
