import { formatWeekday, formatWholeDay, shortMonths } from '../../calendar.ts';
import { clockOf, dayOf } from '../../zoned-time.ts';
import { timeZone } from './locale.ts';
import { unbroken } from './unbroken.ts';

const dayOnly = /^\d{4}-\d\d-\d\d$/;

/** '20 november 2026', of an instant or of a day, YYYY-MM-DD. */
export function formatPlainDate(instant: string): string {
  return formatWholeDay(dayOnly.test(instant) ? instant : dayOf(instant, timeZone));
}

/** A date for a page, where a line never ends inside it; a text that is read or drawn elsewhere takes the plain one. */
export function formatDate(instant: string): string {
  return unbroken(formatPlainDate(instant));
}

/** A month that is given as YYYY-MM: 'mrt 2020'; a year stays as it is. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${shortMonths[Number(number) - 1] ?? ''} ${year}`.trim();
}

/** 'vrijdag 20 november 2026 om 18:07'; a line ends before or after the date. */
export function formatLongDateTime(instant: string): string {
  const day = dayOf(instant, timeZone);
  return `${formatWeekday(day)} ${unbroken(formatWholeDay(day))} ${unbroken(`om ${clockOf(instant, timeZone)}`)}`;
}
