import { useEffect, useRef } from 'react';
import { readFailure } from '../../../../platform/web/data/api-failure.ts';
import { PersonLink } from '../../../profiles/components/person-link.tsx';
import { nameOf } from '../../../profiles/texts.ts';
import { MeetingFacts } from '../../components/meeting-facts.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import type { Invitation } from '../contract.ts';
import { type InvitationAnswer, useAnswerInvitation } from '../hooks.ts';
import { InvitationAnswers } from './invitation-answers.tsx';
import style from './invitation-screen.module.css';

type InvitationCardProps = {
  token: string;
  invitation: Invitation;
  /** Chosen in the mail. */
  chosen: InvitationAnswer | undefined;
};

/** An invitation: who invites, to what, its status and the possible answers. */
export function InvitationCard({ token, invitation, chosen }: InvitationCardProps) {
  const { organizer, title, status, timeZone } = invitation;
  const answering = useAnswerInvitation(token);
  const standing = useRef<HTMLDivElement>(null);
  const before = useRef(status);

  // The pressed button unmounts; move focus to the new status, so that it is read aloud.
  useEffect(() => {
    if (before.current !== status) standing.current?.focus();
    before.current = status;
  }, [status]);

  return (
    <article className={style.card}>
      <header className={style.head}>
        <PersonLink person={organizer} size={56} proof={`?uitnodiging=${token}`} />
        <p className={style.from}>{nameOf(organizer)} nodigt je uit</p>
        <h1>{title}</h1>
      </header>
      <div ref={standing} tabIndex={-1} className={style.standing}>
        <StatusBadge status={status} />
        <p>{standingOf(invitation)}</p>
      </div>
      {readFailure(answering.error)?.code === 'CHANGED' && (
        <p className={style.notice} role="status">
          Deze meeting is intussen gewijzigd. Hieronder staat hoe ze nu is.
        </p>
      )}
      <MeetingFacts meeting={invitation} zone={timeZone} showsZone />
      <InvitationAnswers invitation={invitation} answering={answering} chosen={chosen} />
    </article>
  );
}

/** The status in a sentence for the participant. */
function standingOf({ status, organizer, can }: Invitation): string {
  const name = nameOf(organizer);
  if (status === 'cancelled') return `${name} heeft deze meeting geannuleerd.`;
  if (!can.accept && !can.decline) return 'Deze meeting is al begonnen of voorbij.';
  if (status === 'confirmed') return `Je komt. ${name} weet het.`;
  if (status === 'declined') return `Je komt niet. ${name} weet het.`;
  return 'Laat weten of je komt.';
}
