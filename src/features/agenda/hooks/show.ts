import { useQueryClient } from '@tanstack/react-query';
import { applyPatches } from '../../../platform/web/data/patches.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import type { Meeting } from '../contract.ts';
import { meetingPatches } from '../view/patches.ts';

/** Shows a meeting as the server answered it, also in its dialog before that has asked for it. */
export function useShow(): (meeting: Meeting) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return (meeting) => {
    applyPatches(queryClient, meetingPatches(api, meeting));
    queryClient.setQueryData(api.agenda.readMeeting.queryKey({ input: { id: meeting.id } }), meeting);
  };
}
