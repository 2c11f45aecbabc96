import { dateFormat, shortMonths } from './locale.ts';

const times = dateFormat({ hour: '2-digit', minute: '2-digit' });
const weekdays = dateFormat({ weekday: 'long' });
const days = dateFormat({ day: 'numeric', month: 'long' });
const numbers = dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en');

function partsOf(instant: string | number) {
  const [month = '', day = '', year = ''] = numbers(new Date(instant)).split('/');
  return { year, month, day };
}

/** The day on which something was: '2026-11-16'. */
export function dayOf(instant: string | number): string {
  const { year, month, day } = partsOf(instant);
  return `${year}-${month}-${day}`;
}

/** How many midnights lie between; days of 23 and 25 hours are days. */
function daysBetween(instant: string, now: number): number {
  return (Date.parse(dayOf(now)) - Date.parse(dayOf(instant))) / 86_400_000;
}

/** '18:07' */
export function formatTime(instant: string): string {
  return times(new Date(instant));
}

/** 'Vandaag', 'Gisteren', 'maandag 16 november'; with the year when it is another. */
export function formatDay(instant: string, now: number): string {
  const age = daysBetween(instant, now);
  if (age === 0) return 'Vandaag';
  if (age === 1) return 'Gisteren';
  const date = new Date(instant);
  const { year } = partsOf(instant);
  return `${weekdays(date)} ${days(date)}${year === partsOf(now).year ? '' : ` ${year}`}`;
}

/** For lists: '18:07' of today, 'maandag' of this week, else '16 nov', '16 nov 2025'. */
export function formatShortWhen(instant: string, now: number): string {
  const age = daysBetween(instant, now);
  if (age <= 0) return formatTime(instant);
  if (age === 1) return 'gisteren';
  if (age < 7) return weekdays(new Date(instant));
  const { year, month, day } = partsOf(instant);
  return `${Number(day)} ${shortMonths[Number(month) - 1] ?? ''}${year === partsOf(now).year ? '' : ` ${year}`}`;
}
