import { useMutation } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import type { Meeting } from '../contract.ts';
import { type MeetingStatus, meetingStatusLabels } from '../policy.ts';
import { useShow } from './show.ts';

/** Without a network it fails, and says so, instead of waiting for one. */
const networkMode = 'always';

/** What one reads after an answer (platform.md §4). */
export function toastAnswered(status: MeetingStatus): void {
  toast({ kind: 'success', title: 'Meeting bijgewerkt', message: `Status gewijzigd naar ${meetingStatusLabels[status]}` });
}

export type Answer = { meeting: Meeting; answer: 'confirmed' | 'declined'; reason?: string };

/** Accepts or declines (platform.md §4): it shows at once, and is put back when the server refuses. */
export function useAnswer() {
  const api = useApi();
  const { show, reread } = useShow();
  return useMutation({
    mutationFn: ({ meeting: { id, sequence }, answer, reason = '' }: Answer) =>
      api.agenda.answerMeeting.call({ id, sequence, answer, reason }),
    networkMode,
    onMutate: ({ meeting, answer }) => show({ ...meeting, status: answer, can: { ...meeting.can, accept: false, decline: false } }),
    onSuccess(meeting) {
      show(meeting);
      toastAnswered(meeting.status);
    },
    onError(error, { meeting }) {
      show(meeting);
      toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? 'Kon meeting status niet bijwerken' });
    },
    onSettled: reread,
  });
}
