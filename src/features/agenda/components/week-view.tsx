import type { ReactNode } from 'react';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { addDays, formatDayAndMonth, formatLongDay, formatWeekday, weekOf } from '../../../platform/zoned-time.ts';
import { toDayAlone } from '../hooks/address.ts';
import { countInWords, countOn, type Shown } from '../hooks/shown.ts';
import { AgendaLink } from './agenda-link.tsx';
import { DayMeetings } from './day-meetings.tsx';
import { PeriodNav } from './period-nav.tsx';
import { TimeLine } from './time-line.tsx';
import style from './week-view.module.css';

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
                  <span>{formatWeekday(each).slice(0, 2)}</span> <b>{Number(each.slice(8))}</b>
                </DayLink>
              ))}
            </div>
            <TimeLine shown={shown} days={days} hourHeight={52} />
          </div>
          <ul className={style.list}>
            {days.map((each) => (
              <li key={each} className={style.day}>
                <h4>
                  <DayLink shown={shown} day={each}>
                    {formatWeekday(each)} {formatDayAndMonth(each)}
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
  const count = countOn(shown, day);
  const words = [formatLongDay(day), ...(day === shown.today ? ['vandaag'] : []), ...(count === 0 ? [] : [countInWords(count)])];
  return (
    <AgendaLink
      search={() => toDayAlone(day)}
      className={style.head}
      data-today={day === shown.today || undefined}
      current={day === shown.day ? 'date' : undefined}
    >
      <span className={style.name} aria-hidden="true">
        {children}
      </span>
      <Hidden>{words.join(', ')}</Hidden>
    </AgendaLink>
  );
}

/** '23 - 29 november 2026' */
function weekInWords(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? Number(first.slice(8)) : formatDayAndMonth(first)} - ${formatDayAndMonth(last)} ${last.slice(0, 4)}`;
}
