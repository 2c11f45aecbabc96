import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';

type Api = ReturnType<typeof useApi>;

const keepingOptions = (api: Api, id: string) =>
  api.retention.readKeeping.queryOptions({ input: { id }, meta: { shows: ['applications'] } });

/** How long the poster keeps an own application; undefined until it is known. */
export const useKeeping = (id: string) => useQuery(keepingOptions(useApi(), id)).data;

/** Lets the poster keep an own application for longer, or takes that back. */
export function useChooseKeeping() {
  const options = useApi().retention.chooseKeeping.mutationOptions({
    onError: ({ message }) => toast({ kind: 'error', title: 'Fout', message }),
    meta: { changes: () => ['applications'] as const, isAwaited: true },
  });
  return useMutation(options);
}

/** The closed jobs whose applications the viewer can still read; undefined until they are known. */
export const useEndings = () => useQuery(useApi().retention.listEnding.queryOptions({ meta: { shows: ['applications'] } })).data?.endings;
