import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, mondayOf, weeksOfMonth } from '../../../platform/calendar.ts';
import { retriesOnce } from '../../../platform/web/data/retries.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { dayOf, spanOf } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';

type Api = ReturnType<typeof useApi>;

const meta = { shows: ['meetings'] } as const;

/**
 * The meetings of all weeks that a day's month touches, in the viewer's zone. One query serves the calendar's marks, the
 * day, its week and its month.
 */
function monthOptions(api: Api, day: string, zone: string) {
  const weeks = weeksOfMonth(day);
  const first = weeks[0]?.[0] ?? mondayOf(day);
  const last = weeks.at(-1)?.[6] ?? addDays(first, 6);
  return api.agenda.listMeetings.queryOptions({ input: spanOf(first, last, zone), placeholderData: keepPreviousData, meta });
}

const upcomingOptions = (api: Api) => api.agenda.listUpcoming.queryOptions({ input: {}, meta });

const meetingOptions = (api: Api, id: string) => api.agenda.readMeeting.queryOptions({ input: { id }, meta });

type Loaded = {
  /** The chosen day; undefined is today. */
  day: string | undefined;
  zone: string;
  /** When the page was rendered. */
  madeAt: number;
};

/** Loads the agenda. Failures don't throw, because the screen reports them. */
export async function loadAgenda(queryClient: QueryClient, api: Api, { day, zone, madeAt }: Loaded): Promise<void> {
  const shown = day ?? dayOf(new Date(madeAt).toISOString(), zone);
  await Promise.all([queryClient.prefetchQuery(monthOptions(api, shown, zone)), queryClient.prefetchQuery(upcomingOptions(api))]);
}

export const useMonth = (day: string, zone: string) => useQuery(monthOptions(useApi(), day, zone));
export const useUpcoming = () => useQuery(upcomingOptions(useApi()));
/** Those of them that come, beside another page. */
export const useComingBeside = () =>
  useQuery(useApi().agenda.listUpcoming.queryOptions({ input: { comingOnly: true }, meta: { ...meta, isBeside: true } }));

/** One meeting; shows what a list already has of it while loading. */
export function useMeeting(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    ...meetingOptions(api, id),
    placeholderData: () =>
      [api.agenda.listMeetings.key(), api.agenda.listUpcoming.key()]
        .flatMap((queryKey) => queryClient.getQueriesData<{ meetings: Meeting[] }>({ queryKey }))
        .flatMap(([, data]) => data?.meetings ?? [])
        .find((meeting) => meeting.id === id),
    retry: retriesOnce,
  });
}

/** Fetches a meeting anew, whatever is cached. */
export function useReadNewest(): (id: string) => Promise<Meeting> {
  const api = useApi();
  const queryClient = useQueryClient();
  return (id) => queryClient.fetchQuery({ ...meetingOptions(api, id), staleTime: 0 });
}
