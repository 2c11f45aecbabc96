import { useState } from 'react';
import { formatLongDay } from '../../../platform/calendar.ts';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { toast } from '../../../platform/web/kit/toast.ts';
import { dayOf, formatTimes } from '../../../platform/zoned-time.ts';
import { useMe } from '../../profiles/hooks.ts';
import { firstNameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { useReadNewest } from '../hooks/meetings.ts';
import { useChangeMeeting } from '../hooks/plan.ts';
import { draftOf, isMoved, isSame, type MeetingFields } from '../view/draft.ts';
import { FormDialog } from './form-dialog.tsx';
import notices from './meeting-details.module.css';
import { MeetingForm } from './meeting-form.tsx';

const words = { save: 'Wijzigingen opslaan', saving: 'Opslaan...', failed: 'Kon meeting niet wijzigen' };

/** Moves a meeting or changes its details. */
export function ChangeMeetingDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const zone = useMe()?.timeZone ?? 'UTC';
  const { mutateAsync } = useChangeMeeting();
  const readNewest = useReadNewest();
  const [opened] = useState(meeting);
  /** The version that the changes apply to; a newer one after the server refused an outdated version. */
  const [base, setBase] = useState(meeting);

  async function save(fields: MeetingFields) {
    if (isSame(base, fields)) return;
    try {
      await mutateAsync({ meeting: base, fields });
    } catch (error) {
      if (readFailure(error)?.code === 'CHANGED') setBase(await readNewest(meeting.id));
      throw error;
    }
  }

  function saved(fields: MeetingFields) {
    const message = `${firstNameOf(meeting.person)} krijgt er bericht van`;
    if (!isSame(base, fields)) toast({ kind: 'success', title: 'Meeting gewijzigd', message });
    onClose();
  }

  return (
    <FormDialog title="Meeting wijzigen" onClose={onClose}>
      {({ tellDirty, leave }) => (
        <MeetingForm
          initial={draftOf(opened, zone)}
          zone={zone}
          changedId={meeting.id}
          words={words}
          notice={(draft) => (
            <>
              {base !== opened && <ChangedNote newest={base} zone={zone} />}
              {isMoved(draft) && <p className={notices.hint}>{firstNameOf(meeting.person)} moet dan opnieuw antwoorden.</p>}
            </>
          )}
          save={save}
          onSaved={saved}
          tellDirty={tellDirty}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}

function ChangedNote({ newest, zone }: { newest: Meeting; zone: string }) {
  return (
    <p className={notices.notice} role="status">
      Deze meeting is intussen gewijzigd: “{newest.title}”, {formatLongDay(dayOf(newest.startTime, zone))}, {formatTimes(newest, zone)}. Sla
      je op, dan geldt wat hier staat.
    </p>
  );
}
