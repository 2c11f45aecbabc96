import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast, toastFailure } from '../../../platform/web/kit/toast.ts';

type Api = ReturnType<typeof useApi>;

export const calendarAddressOptions = (api: Api) => api.calendar.readCalendarAddress.queryOptions();

/** The address at which other programs read the viewer's agenda; null if there is none. */
export function useCalendarAddress(): string | null {
  return useSuspenseQuery(calendarAddressOptions(useApi())).data.url;
}

/** Makes, replaces or removes the address. */
export function useSetCalendarAddress() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: 'new' | 'none') =>
      wish === 'new' ? api.calendar.renewCalendarAddress.call({}) : api.calendar.removeCalendarAddress.call({}),
    onSuccess: (address) => queryClient.setQueryData(calendarAddressOptions(api).queryKey, address),
    onError(error) {
      const failure = readFailure(error);
      if (failure === null) toastFailure();
      else toast({ kind: 'error', title: 'Fout', message: failure.message });
    },
  });
}
