import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { Button, ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { dayOf } from '../../../../platform/zoned-time.ts';
import { MeetingFacts } from '../../components/meeting-facts.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import type { Invitation } from '../contract.ts';
import { useAnswerInvitation } from '../hooks.ts';
import style from './invitation-screen.module.css';

/** An invitation with its status and the possible answers. */
export function InvitationCard({ token, invitation }: { token: string; invitation: Invitation }) {
  const { organizerName, title, status, sequence, startTime, timeZone, can } = invitation;
  const { mutate, isPending, error } = useAnswerInvitation(token);
  const isHydrated = useHydrated();
  const [asksReason, setAsksReason] = useState(false);
  const standing = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  const declineLabel = status === 'confirmed' ? 'Afzeggen' : 'Afwijzen';

  // The pressed button unmounts; move focus to the new status, so that it is read aloud.
  useEffect(() => {
    if (before.current !== status) standing.current?.focus();
    before.current = status;
  }, [status]);

  function decline(reason: string) {
    mutate(
      { sequence, answer: 'declined', reason },
      { onSuccess: () => setAsksReason(false), onError: (refusal) => readFailure(refusal) !== null && setAsksReason(false) },
    );
  }

  return (
    <article className={style.card}>
      <header className={style.head}>
        <p className={style.from}>{organizerName} nodigt je uit</p>
        <h1>{title}</h1>
      </header>
      <div ref={standing} tabIndex={-1} className={style.standing}>
        <StatusBadge status={status} />
        <p>{standingOf(invitation)}</p>
      </div>
      {readFailure(error)?.code === 'CHANGED' && (
        <p className={style.notice} role="status">
          Deze meeting is intussen gewijzigd. Hieronder staat hoe ze nu is.
        </p>
      )}
      <MeetingFacts meeting={invitation} zone={timeZone} showsZone />
      <div className={style.answer}>
        <div className={style.actions}>
          {can.accept && (
            <Button
              tone="primary"
              disabled={!isHydrated || isPending}
              onClick={() => mutate({ sequence, answer: 'confirmed', reason: '' })}
            >
              Accepteren
            </Button>
          )}
          {can.decline && (
            <Button disabled={!isHydrated || isPending} onClick={() => setAsksReason(true)}>
              {declineLabel}
            </Button>
          )}
          {status !== 'pending' || !can.accept ? (
            <ButtonLink to="/agenda" search={{ datum: dayOf(startTime, timeZone) }}>
              Naar je agenda
            </ButtonLink>
          ) : null}
        </div>
        <noscript>
          <p className={style.small}>Antwoorden gaat alleen met JavaScript.</p>
        </noscript>
        {can.accept && status === 'pending' && (
          <p className={style.small}>{organizerName} krijgt meteen bericht. Tot de meeting begint, kun je je antwoord nog wijzigen.</p>
        )}
      </div>
      {asksReason && (
        <ReasonDialog
          title={`Meeting ${declineLabel.toLowerCase()}?`}
          text={`${organizerName} krijgt bericht dat je niet komt.`}
          confirmLabel={declineLabel}
          isBusy={isPending}
          onConfirm={decline}
          onClose={() => setAsksReason(false)}
        />
      )}
    </article>
  );
}

/** The status in a sentence for the participant. */
function standingOf({ status, organizerName, can }: Invitation): string {
  if (status === 'cancelled') return `${organizerName} heeft deze meeting geannuleerd.`;
  if (!can.accept && !can.decline) return 'Deze meeting is al begonnen of voorbij.';
  if (status === 'confirmed') return `Je komt. ${organizerName} weet het.`;
  if (status === 'declined') return `Je komt niet. ${organizerName} weet het.`;
  return 'Laat weten of je komt.';
}
