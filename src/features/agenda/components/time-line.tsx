import type { ReactNode } from 'react';
import { minutesOf } from '../../../platform/zoned-time.ts';
import type { Meeting } from '../contract.ts';
import { meetingsOf, type Shown } from '../hooks/shown.ts';
import { type Extent, extentOn, hoursFor, type InLane, inLanes } from '../view/placing.ts';
import { TimeColumn } from './time-column.tsx';
import style from './time-line.module.css';

type TimeLineProps = {
  shown: Shown;
  days: string[];
  /** In pixels. */
  hourHeight: number;
  /** Phones show the meetings below each other, without hours. */
  isListOnPhones?: boolean;
  /** Draws a meeting, in the place that it has. */
  children: (meeting: Meeting, day: string, place: Extent & InLane) => ReactNode;
};

/** Days side by side on one time line, with no more hours than needed. */
export function TimeLine({ shown, days, hourHeight, isListOnPhones = false, children }: TimeLineProps) {
  const { zone, today } = shown;
  const extents = days.map((day) => (meetingsOf(shown, day) ?? []).map((meeting) => ({ meeting, ...extentOn(day, meeting, zone) })));
  const now = days.includes(today) ? minutesOf(shown.now, zone) : undefined;
  const { first, last } = hoursFor(extents.flat(), now);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div
      className={style.line}
      data-list={isListOnPhones || undefined}
      style={{ '--hour': `${hourHeight}px`, '--hours': hours.length, '--first': first }}
    >
      <div className={style.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
        ))}
      </div>
      {days.map((day, index) => (
        <TimeColumn
          key={day}
          day={day}
          placed={inLanes(extents[index] ?? [])}
          now={day === today ? now : undefined}
          isComing={shown.days === undefined}
          isListOnPhones={isListOnPhones}
        >
          {children}
        </TimeColumn>
      ))}
    </div>
  );
}
