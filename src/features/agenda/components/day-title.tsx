import { formatWeekday } from '../../../platform/calendar.ts';
import { formatPlainDate } from '../../../platform/web/format/dates.ts';
import style from './day-title.module.css';

/** A day in words, 'maandag 23 november 2026'; a line ends before its date and never inside it. */
export function DayTitle({ day }: { day: string }) {
  return (
    <>
      {formatWeekday(day)} <span className={style.date}>{formatPlainDate(day)}</span>
    </>
  );
}
