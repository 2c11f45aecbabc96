import { useEffect, useRef } from 'react';
import { PersonLink } from '../../profiles/components/person-link.tsx';
import { useMe } from '../../profiles/hooks.ts';
import { firstNameOf } from '../../profiles/texts.ts';
import type { Meeting } from '../contract.ts';
import { isHomeZone } from '../view/zones.ts';
import { InvitationOverlap } from './invitation-overlap.tsx';
import { MeetingActions } from './meeting-actions.tsx';
import style from './meeting-details.module.css';
import { MeetingFacts } from './meeting-facts.tsx';
import { StatusBadge } from './status-badge.tsx';

/** A meeting's details, and the viewer's actions. */
export function MeetingDetails({ meeting, onChange }: { meeting: Meeting; onChange: () => void }) {
  const zone = useMe()?.timeZone ?? 'UTC';
  const { status, reason, person } = meeting;
  const standing = useRef<HTMLDivElement>(null);
  const before = useRef(status);

  // The pressed button unmounts; move focus to the new status, so that it is read aloud.
  useEffect(() => {
    if (before.current !== status && standing.current?.closest('dialog')?.contains(document.activeElement) !== true) {
      standing.current?.focus();
    }
    before.current = status;
  }, [status]);

  return (
    <div className={style.details}>
      <div ref={standing} tabIndex={-1} className={style.standing}>
        <StatusBadge status={status} />
        <p>{standingOf(meeting)}</p>
      </div>
      {reason !== '' && (
        <figure className={style.reason}>
          <figcaption>{isOwnReason(meeting) ? 'Jij schreef' : `${firstNameOf(person)} schreef`}</figcaption>
          <blockquote dir="auto">{reason}</blockquote>
        </figure>
      )}
      <PersonLink person={person} />
      <div>
        <MeetingFacts meeting={meeting} zone={zone} showsZone={!isHomeZone(zone)} />
        {meeting.can.accept && <InvitationOverlap meeting={meeting} zone={zone} />}
      </div>
      <MeetingActions meeting={meeting} onChange={onChange} />
    </div>
  );
}

/** The status in a sentence. */
function standingOf({ status, role, person, endTime }: Meeting): string {
  const name = firstNameOf(person);
  const isOrganizer = role === 'organizer';
  const isOver = Date.parse(endTime) <= Date.now();
  switch (status) {
    case 'pending':
      if (isOver) return isOrganizer ? `${name} heeft niet geantwoord.` : 'Je hebt niet geantwoord.';
      return isOrganizer ? `${name} heeft nog niet geantwoord.` : `${name} nodigt je uit.`;
    case 'confirmed':
      if (isOver) return 'Deze meeting is voorbij.';
      return isOrganizer ? `${name} komt.` : 'Je komt.';
    case 'declined':
      return isOrganizer ? `${name} komt niet.` : 'Je komt niet.';
    case 'cancelled':
      return isOrganizer ? 'Je hebt deze meeting geannuleerd.' : `${name} heeft deze meeting geannuleerd.`;
  }
}

/** The organizer writes the reason of a cancellation, the participant that of an answer. */
function isOwnReason({ status, role }: Meeting): boolean {
  return (status === 'cancelled') === (role === 'organizer');
}
