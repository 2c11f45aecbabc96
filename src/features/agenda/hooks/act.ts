import { useApi } from '../../../platform/web/data/use-api.ts';
import { useOptimistic } from '../../../platform/web/data/use-optimistic.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Meeting } from '../contract.ts';
import { type MeetingStatus, meetingStatusLabels } from '../policy.ts';
import { meetingPatches } from '../view/patches.ts';

/** Confirms an answer to an invitation. */
export function toastAnswered(status: MeetingStatus): void {
  toast({ kind: 'success', title: 'Meeting bijgewerkt', message: `Status gewijzigd naar ${meetingStatusLabels[status]}` });
}

export type Answer = { meeting: Meeting; answer: 'confirmed' | 'declined'; reason?: string };

/** Accepts or declines an invitation. */
export function useAnswer() {
  const api = useApi();
  return useOptimistic({
    call: ({ meeting: { id, sequence }, answer, reason = '' }: Answer) => api.agenda.answerMeeting.call({ id, sequence, answer, reason }),
    show: ({ meeting, answer }) =>
      meetingPatches(api, { ...meeting, status: answer, can: { ...meeting.can, accept: false, decline: false } }),
    answer: (meeting) => meetingPatches(api, meeting),
    done: ({ status }) => toastAnswered(status),
    changes: () => ['meetings'],
    failed: ({ failure }) => failure?.message ?? 'Kon meeting status niet bijwerken',
  });
}
