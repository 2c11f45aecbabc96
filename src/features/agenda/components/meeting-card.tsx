import { useRef } from 'react';
import { useHydrated } from '../../../platform/web/browser/use-hydrated.ts';
import { Button } from '../../../platform/web/kit/buttons.tsx';
import { IconClock, IconMapPin } from '../../../platform/web/kit/icons.tsx';
import type { Meeting } from '../contract.ts';
import { type Answer, useAnswer } from '../hooks/act.ts';
import { toMeeting } from '../view/address.ts';
import { timesOn } from '../view/placing.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './meeting-card.module.css';
import { MeetingPerson } from './meeting-person.tsx';
import { StatusBadge } from './status-badge.tsx';

type MeetingCardProps = {
  meeting: Meeting;
  day: string;
  zone: string;
  /** Fills its place on a time line from tablets on, where it shows what there is room for. */
  isPlaced?: boolean;
};

/** A meeting of a day. Its title opens it. */
export function MeetingCard({ meeting, day, zone, isPlaced = false }: MeetingCardProps) {
  const { id, title, location, status, can } = meeting;
  const link = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();
  const { mutate } = useAnswer();

  function give(answer: Answer['answer']) {
    // The buttons unmount with the answer; keep focus in the card.
    link.current?.focus({ preventScroll: true });
    mutate({ meeting, answer });
  }

  return (
    <article className={style.card} data-status={status} data-placed={isPlaced || undefined}>
      <h4>
        <AgendaLink ref={link} search={(now) => toMeeting(now, id)} className={style.title}>
          {title}
        </AgendaLink>
      </h4>
      <div className={style.when}>
        <p className={style.fact}>
          <IconClock size={18} stroke={1.75} aria-hidden />
          <span className={style.times}>{timesOn(day, meeting, zone)}</span>
        </p>
        <div className={style.status}>
          <StatusBadge status={status} />
        </div>
      </div>
      <div className={style.about}>
        {location !== null && (
          <p className={style.fact}>
            <IconMapPin size={18} stroke={1.75} aria-hidden />
            <span>{location}</span>
          </p>
        )}
        <p>
          <MeetingPerson meeting={meeting} />
        </p>
      </div>
      {status === 'pending' && (can.accept || can.decline) && (
        <div className={style.actions}>
          <Button tone="primary" disabled={!isHydrated} aria-label={`Accepteren: ${title}`} onClick={() => give('confirmed')}>
            Accepteren
          </Button>
          <Button disabled={!isHydrated} aria-label={`Afwijzen: ${title}`} onClick={() => give('declined')}>
            Afwijzen
          </Button>
        </div>
      )}
    </article>
  );
}
