import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Meeting } from '../contract.ts';

/** Puts a meeting as the server gave it where it is shown, and asks for all of the agenda again. */
export function useShow() {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    show(meeting: Meeting) {
      queryClient.setQueryData(api.agenda.readMeeting.queryKey({ input: { id: meeting.id } }), meeting);
      for (const key of [api.agenda.listMeetings.key(), api.agenda.listUpcoming.key()]) {
        queryClient.setQueriesData<{ meetings: Meeting[] }>({ queryKey: key }, (data) => {
          return data && { meetings: data.meetings.map((each) => (each.id === meeting.id ? meeting : each)) };
        });
      }
    },
    reread: () => queryClient.invalidateQueries({ queryKey: api.agenda.key() }),
  };
}
