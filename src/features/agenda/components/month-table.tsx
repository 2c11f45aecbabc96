import { type ReactNode, useRef } from 'react';
import { formatDayAndMonth, formatMonthOfDay, formatWeekday, weeksOfMonth } from '../../../platform/calendar.ts';
import { DayMark } from '../../../platform/web/kit/day-mark.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { useDayKeys } from '../hooks/day-keys.ts';
import { comingOn, inWords, type Shown } from '../hooks/shown.ts';
import { toDay, toDayAlone } from '../view/address.ts';
import { AgendaLink } from './agenda-link.tsx';
import style from './month-table.module.css';

type MonthTableProps = {
  shown: Shown;
  /** Small with dots, to choose a day; or large, with the result of `inside` in each day, and days that open on their own. */
  size: 'small' | 'large';
  inside?: (day: string) => ReactNode;
};

/** Dots have the colour of their meeting's status. */
const mostDots = 3;

/** The month of the chosen day, Monday first. Tab goes to the chosen day; arrow keys move between days. */
export function MonthTable({ shown, size, inside }: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const move = useDayKeys(table);
  const weeks = weeksOfMonth(shown.day);

  function link(day: string) {
    const coming = comingOn(shown, day);
    const words = [formatDayAndMonth(day), day === shown.today ? 'vandaag' : '', inWords(coming)];
    return (
      <AgendaLink
        search={(now) => (size === 'large' ? toDayAlone(day) : toDay(now, day))}
        preload={false}
        className={size === 'small' ? style.pick : style.head}
        data-day={day}
        tabIndex={day === shown.day ? 0 : -1}
        current={day === shown.day ? 'date' : undefined}
        aria-label={words.filter((word) => word !== '').join(', ')}
        onKeyDown={(event) => move(event, day)}
      >
        <DayMark number={Number(day.slice(8))} isToday={day === shown.today} isChosen={day === shown.day} />
        {size === 'small' && (
          <span className={style.dots}>
            {coming.slice(0, mostDots).map(({ id, status }) => (
              <i key={id} data-status={status} />
            ))}
          </span>
        )}
      </AgendaLink>
    );
  }

  return (
    <table ref={table} className={`${style.month} ${size === 'large' ? style.large : ''}`}>
      <Hidden as="caption">{formatMonthOfDay(shown.day)}; met de pijltjestoetsen ga je naar een andere dag</Hidden>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{formatWeekday(day).slice(0, 2)}</span>
              <Hidden>{formatWeekday(day)}</Hidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-outside={day.slice(0, 7) !== shown.day.slice(0, 7) || undefined}>
                {link(day)}
                {inside?.(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
