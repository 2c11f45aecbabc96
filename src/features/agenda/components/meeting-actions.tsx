import { useState } from 'react';
import { readFailure } from '../../../platform/web/data/api-failure.ts';
import { Button, ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { IconMessage } from '../../../platform/web/kit/icons.tsx';
import { firstNameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { useAnswer } from '../hooks/act.ts';
import { useCancelMeeting } from '../hooks/plan.ts';
import type { MeetingStatus } from '../policy.ts';
import { declineHint } from '../texts.ts';
import { AgendaButton } from './agenda-button.tsx';
import style from './meeting-details.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

/** The actions that the viewer may take on a meeting: answering for its participant, moving and cancelling for its organizer. */
export function MeetingActions({ meeting, onChange }: { meeting: Meeting; onChange: () => void }) {
  const { can, person, status } = meeting;
  const answer = useAnswer();
  const cancel = useCancelMeeting();
  const [asks, setAsks] = useState<'decline' | 'cancel' | null>(null);
  const name = firstNameOf(person);
  const declineLabel = status === 'confirmed' ? 'Afzeggen' : 'Afwijzen';
  const isChanged = readFailure(answer.error)?.code === 'CHANGED';
  const close = () => setAsks(null);

  return (
    <>
      {isChanged && (
        <p className={style.notice} role="status">
          Deze meeting is intussen gewijzigd. Hierboven staat hoe ze nu is.
        </p>
      )}
      <div className={style.actions}>
        <ButtonLink to="." search={(now) => ({ ...now, meeting: undefined, chat: person.id })} resetScroll={false} tone="quiet">
          <IconMessage size={20} stroke={1.75} aria-hidden />
          Bericht
        </ButtonLink>
        {isOver(meeting) && (
          <AgendaButton search={() => ({ nieuw: 'ja', met: person.id, titel: meeting.title })}>Opnieuw afspreken</AgendaButton>
        )}
        {can.cancel && (
          <Button tone="danger" onClick={() => setAsks('cancel')}>
            Meeting annuleren
          </Button>
        )}
        {can.change && <Button onClick={onChange}>Wijzigen</Button>}
        {can.decline && <Button onClick={() => setAsks('decline')}>{declineLabel}</Button>}
        {can.accept && (
          <Button tone="primary" onClick={() => answer.mutate({ meeting, answer: 'confirmed' })}>
            Accepteren
          </Button>
        )}
      </div>
      {asks === 'decline' && (
        <ReasonDialog
          title={`Meeting ${declineLabel.toLowerCase()}?`}
          text={`${name} krijgt bericht dat je niet komt.`}
          hint={declineHint}
          confirmLabel={declineLabel}
          isBusy={answer.isPending}
          onConfirm={(reason) =>
            answer.mutate(
              { meeting, answer: 'declined', reason },
              { onSuccess: close, onError: (error) => readFailure(error)?.code === 'CHANGED' && close() },
            )
          }
          onClose={close}
        />
      )}
      {asks === 'cancel' && (
        <ReasonDialog
          title="Meeting annuleren?"
          text={`${toldOf(status, name)} Dit kun je niet ongedaan maken.`}
          hint="Dit mag je leeg laten."
          confirmLabel="Meeting annuleren"
          isBusy={cancel.isPending}
          onConfirm={(reason) => cancel.mutate({ meeting, reason }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

const isOver = ({ status, endTime }: Meeting) => status === 'cancelled' || Date.parse(endTime) <= Date.now();

/** Says whether the participant is notified; one who declined isn't. */
function toldOf(status: MeetingStatus, name: string): string {
  return status === 'declined' ? `${name} komt al niet en krijgt geen bericht.` : `${name} krijgt bericht dat de meeting niet doorgaat.`;
}
