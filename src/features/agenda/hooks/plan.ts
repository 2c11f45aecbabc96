import { type MutationMeta, useMutation } from '@tanstack/react-query';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { firstNameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { isSame, type MeetingFields } from '../view/draft.ts';
import { useShow } from './show.ts';

type Planned = { id: string; participantId: string; fields: MeetingFields };
type Changed = { meeting: Pick<Meeting, 'id' | 'sequence'>; fields: MeetingFields };

// Awaited, so that the form stays busy until the agenda shows the change.
const changesMeetings: MutationMeta = { changes: () => ['meetings'], isAwaited: true };

/**
 * Plans a meeting under an id that stays the same across attempts. If an earlier attempt was stored but its answer was
 * lost, changes that meeting to the current values.
 */
export function useCreateMeeting() {
  const api = useApi();
  const show = useShow();
  return useMutation({
    async mutationFn({ id, participantId, fields }: Planned) {
      const made = await api.agenda.createMeeting.call({ id, participantId, ...fields });
      if (isSame(made, fields)) return made;
      return api.agenda.changeMeeting.call({ id, sequence: made.sequence, ...fields });
    },
    onSuccess: show,
    meta: changesMeetings,
  });
}

/** Moves a meeting or changes its details. */
export function useChangeMeeting() {
  const api = useApi();
  const show = useShow();
  return useMutation({
    mutationFn: ({ meeting: { id, sequence }, fields }: Changed) => api.agenda.changeMeeting.call({ id, sequence, ...fields }),
    onSuccess: show,
    meta: changesMeetings,
  });
}

/** Cancels a meeting. Not optimistic: the other person is mailed, which can't be undone. */
export function useCancelMeeting() {
  const api = useApi();
  const show = useShow();
  return useMutation({
    mutationFn: ({ meeting: { id }, reason }: { meeting: Meeting; reason: string }) => api.agenda.cancelMeeting.call({ id, reason }),
    onSuccess(cancelled, { meeting }) {
      show(cancelled);
      const isTold = meeting.status !== 'declined';
      toast({
        kind: 'success',
        title: 'Meeting geannuleerd',
        ...(isTold ? { message: `${firstNameOf(meeting.person)} krijgt er bericht van` } : {}),
      });
    },
    onError(error) {
      toast({ kind: 'error', title: 'Fout', message: readFailure(error)?.message ?? 'Kon meeting niet annuleren' });
    },
    meta: changesMeetings,
  });
}
