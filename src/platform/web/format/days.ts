import { daysBetween, formatDayAndMonth, formatShortDay, formatWeekday, formatWholeDay } from '../../calendar.ts';
import { clockOf, dayOf as dayIn } from '../../zoned-time.ts';
import { timeZone } from './locale.ts';

/** The day on which something was: '2026-11-16'. */
export function dayOf(instant: string | number): string {
  return dayIn(new Date(instant).toISOString(), timeZone);
}

/** '18:07' */
export function formatTime(instant: string): string {
  return clockOf(instant, timeZone);
}

const isSameYear = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);

/** 'Vandaag', 'Gisteren', 'maandag 16 november'; with the year when it is another. */
export function formatDay(instant: string, now: number): string {
  const [day, today] = [dayOf(instant), dayOf(now)];
  // Midnights that lie between: days of 23 and 25 hours are days.
  const age = daysBetween(day, today);
  if (age === 0) return 'Vandaag';
  if (age === 1) return 'Gisteren';
  return `${formatWeekday(day)} ${isSameYear(day, today) ? formatDayAndMonth(day) : formatWholeDay(day)}`;
}

/** For lists: '18:07' of today, 'maandag' of this week, else '16 nov', '16 nov 2025'. */
export function formatShortWhen(instant: string, now: number): string {
  const [day, today] = [dayOf(instant), dayOf(now)];
  const age = daysBetween(day, today);
  if (age <= 0) return formatTime(instant);
  if (age === 1) return 'gisteren';
  if (age < 7) return formatWeekday(day);
  return `${formatShortDay(day)}${isSameYear(day, today) ? '' : ` ${day.slice(0, 4)}`}`;
}
