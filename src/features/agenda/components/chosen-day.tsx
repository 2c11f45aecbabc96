import type { ReactNode } from 'react';
import { addDays } from '../../../platform/calendar.ts';
import type { Shown } from '../hooks/shown.ts';
import style from './chosen-day.module.css';
import { DayMeetings } from './day-meetings.tsx';
import { DayTitle } from './day-title.tsx';
import { NoMeetings } from './no-meetings.tsx';
import { PeriodNav } from './period-nav.tsx';

/** The chosen day in words, with its meetings or an empty or failed state. */
export function ChosenDay({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const { day } = shown;
  return (
    <div className={style.day}>
      <PeriodNav title={<DayTitle day={day} />} unit="day" previous={addDays(day, -1)} next={addDays(day, 1)} />
      {failure ?? <DayMeetings shown={shown} day={day} empty={<NoMeetings shown={shown} />} />}
    </div>
  );
}
