import type { ReactNode } from 'react';
import { meetingsOf, type Shown } from '../hooks/shown.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import style from './day-meetings.module.css';
import { MeetingCard } from './meeting-card.tsx';

/** The meetings of a day as cards, in order of start. */
export function DayMeetings({ shown, day, empty }: { shown: Shown; day: string; empty: ReactNode }) {
  const meetings = meetingsOf(shown, day);
  if (meetings === undefined) return <CardsSkeleton />;
  if (meetings.length === 0) return empty;
  return (
    <ul className={style.list}>
      {meetings.map((meeting) => (
        <li key={meeting.id}>
          <MeetingCard meeting={meeting} day={day} zone={shown.zone} />
        </li>
      ))}
    </ul>
  );
}
