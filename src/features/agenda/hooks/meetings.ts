import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useLive } from '../../../platform/web/data/live.ts';
import { refreshShown } from '../../../platform/web/data/refresh-shown.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { addDays, dayOf, mondayOf, spanOf, weeksOfMonth } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';

type Api = ReturnType<typeof useApi>;

/** Without a network it fails, and says so, instead of waiting for one. */
const networkMode = 'always';

/**
 * The meetings of all weeks that the month of a day touches, in the viewer's zone: what the calendar marks, and what
 * a day, its week and its month show.
 */
function monthOptions(api: Api, day: string, zone: string) {
  const weeks = weeksOfMonth(day);
  const first = weeks[0]?.[0] ?? mondayOf(day);
  const last = weeks.at(-1)?.[6] ?? addDays(first, 6);
  return api.agenda.listMeetings.queryOptions({ input: spanOf(first, last, zone), placeholderData: keepPreviousData, networkMode });
}

const upcomingOptions = (api: Api) => api.agenda.listUpcoming.queryOptions({ networkMode });

export const meetingOptions = (api: Api, id: string) => api.agenda.readMeeting.queryOptions({ input: { id }, networkMode });

type Loaded = {
  /** The chosen day; today without it. */
  day: string | undefined;
  zone: string;
  /** The moment of the page. */
  madeAt: number;
};

/** Loads what the agenda shows; what fails is told by the screen. */
export async function loadAgenda(queryClient: QueryClient, api: Api, { day, zone, madeAt }: Loaded): Promise<void> {
  const shown = day ?? dayOf(new Date(madeAt).toISOString(), zone);
  await Promise.all([queryClient.prefetchQuery(monthOptions(api, shown, zone)), queryClient.prefetchQuery(upcomingOptions(api))]);
}

export const useMonth = (day: string, zone: string) => useQuery(monthOptions(useApi(), day, zone));
export const useUpcoming = () => useQuery(upcomingOptions(useApi()));

/** One meeting; what a list already has of it shows until all of it came. */
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
    // What isn't there isn't there the next time either.
    retry: (failures, error) => readFailure(error) === null && failures < 1,
  });
}

/** Asks for a meeting as it is now, whatever is known of it. */
export function useReadNewest(): (id: string) => Promise<Meeting> {
  const api = useApi();
  const queryClient = useQueryClient();
  return (id) => queryClient.fetchQuery({ ...meetingOptions(api, id), staleTime: 0 });
}

/** Asks again for what is shown when a meeting changed, by whomever and in whichever window. */
export function useLiveAgenda(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useLive('agenda', () => void refreshShown(queryClient, api.agenda.key()));
}

/** The same for the next meetings alone. What stands beside another page isn't worth asking for again after each break. */
export function useLiveUpcoming(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useLive('agenda', (id) => {
    if (id !== null) void refreshShown(queryClient, api.agenda.listUpcoming.key());
  });
}
