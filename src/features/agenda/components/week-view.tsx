import type { ReactNode } from 'react';
import { addDays, formatDayAndMonth, formatLongDay, formatWeekday, weekOf } from '../../../platform/calendar.ts';
import { formatDate } from '../../../platform/web/format/dates.ts';
import { unbroken } from '../../../platform/web/format/unbroken.ts';
import { DayMark } from '../../../platform/web/kit/day-mark.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { comingOn, inWords, type Shown } from '../hooks/shown.ts';
import { toDayAlone } from '../view/address.ts';
import { AgendaLink } from './agenda-link.tsx';
import { DayMeetings } from './day-meetings.tsx';
import { MeetingBlock } from './meeting-block.tsx';
import { PeriodNav } from './period-nav.tsx';
import { TimeLine } from './time-line.tsx';
import style from './week-view.module.css';

/** In pixels. */
const hourHeight = 52;

/** A week: days side by side on one time line where there is room, else below each other. */
export function WeekView({ shown, failure }: { shown: Shown; failure: ReactNode }) {
  const { day } = shown;
  const days = weekOf(day);
  return (
    <div className={style.view}>
      <PeriodNav title={weekInWords(days)} unit="week" previous={addDays(day, -7)} next={addDays(day, 7)} hasToday />
      {failure ?? (
        <>
          <div className={style.columns}>
            <div className={style.heads}>
              {days.map((each) => (
                <DayLink key={each} shown={shown} day={each}>
                  {formatWeekday(each).slice(0, 2)}
                </DayLink>
              ))}
            </div>
            <TimeLine shown={shown} days={days} hourHeight={hourHeight}>
              {(meeting, day, place) => (
                <MeetingBlock meeting={meeting} day={day} zone={shown.zone} place={place} hourHeight={hourHeight} />
              )}
            </TimeLine>
          </div>
          <ul className={style.list}>
            {days.map((each) => (
              <li key={each} className={style.day}>
                <h4>
                  <DayLink shown={shown} day={each}>
                    {formatWeekday(each)}
                  </DayLink>
                </h4>
                <DayMeetings shown={shown} day={each} empty={<p className={style.empty}>Geen meetings</p>} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A link to a day on its own. */
function DayLink({ shown, day, children }: { shown: Shown; day: string; children: ReactNode }) {
  const words = [formatLongDay(day), day === shown.today ? 'vandaag' : '', inWords(comingOn(shown, day))];
  return (
    <AgendaLink search={() => toDayAlone(day)} className={style.head} current={day === shown.day ? 'date' : undefined}>
      <span className={style.name} aria-hidden="true">
        {children}
      </span>
      <span aria-hidden="true">
        <DayMark number={Number(day.slice(8))} isToday={day === shown.today} isChosen={day === shown.day} />
      </span>
      <Hidden>{words.filter((word) => word !== '').join(', ')}</Hidden>
    </AgendaLink>
  );
}

/** '23 - 29 november 2026'. A line ends before the year, or between days of two months. */
function weekInWords(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  if (!isOneMonth) return `${unbroken(`${formatDayAndMonth(first)} -`)} ${formatDate(last)}`;
  return `${unbroken(`${Number(first.slice(8))} - ${formatDayAndMonth(last)}`)} ${last.slice(0, 4)}`;
}
