import type { ReactNode } from 'react';
import { formatLongDay } from '../../../platform/calendar.ts';
import type { Meeting } from '../contract.ts';
import type { Extent, InLane } from '../view/placing.ts';
import style from './time-column.module.css';

type TimeColumnProps = {
  day: string;
  placed: (Extent & InLane & { meeting: Meeting })[];
  /** Minutes since midnight; undefined unless the day is today. */
  now: number | undefined;
  isComing: boolean;
  isListOnPhones: boolean;
  /** Draws a meeting. */
  children: (meeting: Meeting, day: string, place: Extent & InLane) => ReactNode;
};

/** One day of a time line. */
export function TimeColumn({ day, placed, now, isComing, isListOnPhones, children }: TimeColumnProps) {
  return (
    <div className={style.column} data-list={isListOnPhones || undefined}>
      {isComing && <span className={style.ghost} aria-hidden="true" />}
      {placed.length > 0 && (
        <ol aria-label={formatLongDay(day)}>
          {placed.map(({ meeting, ...place }) => (
            <li key={meeting.id} className={style.place} style={placeOf(place)}>
              {children(meeting, day, place)}
            </li>
          ))}
        </ol>
      )}
      {now !== undefined && <span className={style.now} style={{ '--at': now / 60 }} aria-hidden="true" />}
    </div>
  );
}

/** In hours. */
function placeOf({ from, to, lane, lanes }: Extent & InLane) {
  return { '--from': from / 60, '--length': (to - from) / 60, '--lane': lane, '--lanes': lanes };
}
