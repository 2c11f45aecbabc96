import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { TextAreaField } from '../../../../platform/web/kit/text-area-field.tsx';
import { dayOf } from '../../../../platform/zoned-time.ts';
import { nameOf } from '../../../profiles/texts.ts';
import { meetingLimits } from '../../policy.ts';
import { declineHint } from '../../texts.ts';
import type { Invitation } from '../contract.ts';
import type { InvitationAnswer, useAnswerInvitation } from '../hooks.ts';
import style from './invitation-screen.module.css';

type InvitationAnswersProps = {
  invitation: Invitation;
  answering: ReturnType<typeof useAnswerInvitation>;
  /** Chosen in the mail. */
  chosen: InvitationAnswer | undefined;
};

/**
 * The answers that the reader may give. One that is chosen, in the mail or here by declining, waits for a press that confirms it:
 * programs that check mails open links too.
 */
export function InvitationAnswers({ invitation, answering: { mutate, isPending }, chosen }: InvitationAnswersProps) {
  const { organizer, sequence, status, can, startTime, timeZone } = invitation;
  const [choice, setChoice] = useState(chosen);
  const [reason, setReason] = useState('');
  const question = useRef<HTMLHeadingElement>(null);
  const isDisabled = !useHydrated() || isPending;
  const isAsking = choice === 'confirmed' ? can.accept : choice === 'declined' && can.decline;

  // The pressed button gives way to the question; one that the mail asked leaves focus where it is.
  const asked = useRef(choice);
  useEffect(() => {
    if (choice !== asked.current) question.current?.focus();
    asked.current = choice;
  }, [choice]);

  if (isAsking) {
    const comes = choice === 'confirmed';
    return (
      <div className={style.answer}>
        <h2 ref={question} tabIndex={-1} className={style.question}>
          {comes ? 'Je accepteert de uitnodiging' : 'Je wijst de uitnodiging af'}
        </h2>
        <p className={style.small}>Er is nog niets verstuurd: bevestig je antwoord, dan krijgt {nameOf(organizer)} meteen bericht.</p>
        {!comes && (
          <TextAreaField
            label="Reden"
            hint={declineHint}
            rows={3}
            maxLength={meetingLimits.reason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <div className={style.actions}>
          <Button
            tone="primary"
            disabled={isDisabled}
            onClick={() =>
              mutate(
                { sequence, answer: comes ? 'confirmed' : 'declined', reason: comes ? '' : reason },
                { onSuccess: () => setChoice(undefined) },
              )
            }
          >
            {comes ? 'Bevestigen: ik kom' : 'Bevestigen: ik kom niet'}
          </Button>
          <Button disabled={isDisabled} onClick={() => setChoice(comes ? 'declined' : undefined)}>
            {comes ? 'Toch afwijzen' : 'Terug'}
          </Button>
        </div>
        <NeedsScript />
      </div>
    );
  }
  return (
    <div className={style.answer}>
      <div className={style.actions}>
        {can.accept && (
          <Button tone="primary" disabled={isDisabled} onClick={() => mutate({ sequence, answer: 'confirmed', reason: '' })}>
            Accepteren
          </Button>
        )}
        {can.decline && (
          <Button disabled={isDisabled} onClick={() => setChoice('declined')}>
            {status === 'confirmed' ? 'Afzeggen' : 'Afwijzen'}
          </Button>
        )}
        {(status !== 'pending' || !can.accept) && (
          <ButtonLink to="/agenda" search={{ datum: dayOf(startTime, timeZone) }}>
            Naar je agenda
          </ButtonLink>
        )}
      </div>
      <NeedsScript />
      {can.accept && status === 'pending' && (
        <p className={style.small}>{nameOf(organizer)} krijgt meteen bericht. Tot de meeting begint, kun je je antwoord nog wijzigen.</p>
      )}
    </div>
  );
}

function NeedsScript() {
  return (
    <noscript>
      <p className={style.small}>Antwoorden gaat alleen met JavaScript.</p>
    </noscript>
  );
}
