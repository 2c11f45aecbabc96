import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { type Attempt, attemptFor } from '../../../platform/attempt.ts';
import { useApi } from '../../../platform/web/data/use-api.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { useMe } from '../../profiles/hooks.ts';
import { useCreateMeeting } from '../hooks/plan.ts';
import { emptyDraft, type MeetingFields } from '../view/draft.ts';
import { type AgendaSearch, newMeetingClosed } from '../view/search.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { FormDialog } from './form-dialog.tsx';
import form from './meeting-form.module.css';
import { MeetingForm } from './meeting-form.tsx';

const words = { save: 'Meeting Aanmaken', saving: 'Aanmaken...', failed: 'Kon meeting niet aanmaken' };

type NewMeetingDialogProps = { search: AgendaSearch; onClose: () => void };

/** Plans a meeting with another person; the page's address may preset the person, the day and the title. */
export function NewMeetingDialog({ search: { met, datum, titel = '' }, onClose }: NewMeetingDialogProps) {
  const zone = useMe()?.timeZone ?? 'UTC';
  const api = useApi();
  const navigate = useNavigate();
  const { mutateAsync } = useCreateMeeting();
  const attempt = useRef<Attempt | null>(null);
  // A person whom the viewer can't see is simply not preset.
  const given = useQuery(api.profiles.readProfile.queryOptions({ input: met === undefined ? skipToken : { id: met }, retry: false }));
  const isReady = met === undefined || !given.isPending;
  const person = given.data === undefined || given.data.relation === 'self' ? null : given.data.person;
  const today = dayOf(new Date().toISOString(), zone);
  const day = datum !== undefined && datum >= today ? datum : '';

  function showDay({ startTime }: MeetingFields) {
    toast({ kind: 'success', title: 'Meeting aangemaakt', message: 'De meeting uitnodiging is verstuurd' });
    void navigate({
      to: '/agenda',
      search: (before) => ({ ...before, ...newMeetingClosed, datum: dayOf(startTime, zone) }),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <FormDialog title="Nieuwe Meeting" onClose={onClose} isInAddress>
      {({ tellDirty, leave }) => (
        <>
          <p className={form.intro}>Plan een meeting met een andere gebruiker</p>
          {isReady ? (
            <MeetingForm
              initial={emptyDraft({ person, day, title: titel })}
              zone={zone}
              words={words}
              save={(fields, { id: participantId }) => {
                // Reuse one id per participant: a retry changes the meeting of an earlier attempt instead of adding another.
                attempt.current = attemptFor(attempt.current, participantId);
                return mutateAsync({ id: attempt.current.id, participantId, fields });
              }}
              onSaved={showDay}
              tellDirty={tellDirty}
              onCancel={leave}
            />
          ) : (
            <DialogSkeleton />
          )}
        </>
      )}
    </FormDialog>
  );
}
