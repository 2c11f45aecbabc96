import { type Patch, patch } from '../../../platform/web/data/patches.ts';
import type { useApi } from '../../../platform/web/data/use-api.ts';
import type { Meeting } from '../contract.ts';

type Api = ReturnType<typeof useApi>;
type Meetings = { meetings: Meeting[] };

/** Replaces a meeting wherever it is cached. */
export function meetingPatches(api: Api, meeting: Meeting): Patch[] {
  const put = ({ meetings }: Meetings) => ({ meetings: meetings.map((each) => (each.id === meeting.id ? meeting : each)) });
  return [
    patch<Meeting>(api.agenda.readMeeting.queryKey({ input: { id: meeting.id } }), () => meeting),
    patch<Meetings>(api.agenda.listMeetings.key(), put),
    patch<Meetings>(api.agenda.listUpcoming.key(), put),
  ];
}
