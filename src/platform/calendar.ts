/*
 * Days of the calendar, without a time zone: 'YYYY-MM-DD'. Computed with UTC's calendar, and said in Dutch with words of its own: the first
 * formatter of Intl that a page makes has the browser load its tables of languages, 12 to 20 ms on a machine of two cores.
 */

export const dayLength = 86_400_000;

export const monthNames: readonly string[] = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
];

/** Named here because browsers and servers shorten them differently. */
export const shortMonths: readonly string[] = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** As Date counts them: from Sunday. */
const weekdayNames = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** Midnight of a day in UTC. */
export function readDay(day: string): number {
  const moment = Date.parse(`${day}T00:00:00Z`);
  // Dates that don't exist are read as later ones by some browsers.
  if (Number.isNaN(moment) || toDay(moment) !== day) throw new RangeError(`${day} is no day.`);
  return moment;
}

/** The day of UTC's calendar at a moment. Beyond year 9999 there is none: days are compared as texts, and those texts have a sign. */
export function toDay(moment: number): string {
  const text = new Date(moment).toISOString();
  if (text.length > '9999-12-31T23:59:59.999Z'.length) throw new RangeError(`${text} is on no day.`);
  return text.slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return toDay(readDay(day) + days * dayLength);
}

/** How many days later the second of two days is. */
export function daysBetween(first: string, second: string): number {
  return (readDay(second) - readDay(first)) / dayLength;
}

/** The same day of another month, or its last. */
export function addMonths(day: string, months: number): string {
  const from = new Date(readDay(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(from.getUTCDate(), last)));
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(readDay(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The seven days of a day's week, from Monday. */
export function weekOf(day: string): string[] {
  return daysFrom(mondayOf(day), 7);
}

/** The weeks that a day's month touches, as a calendar shows them. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = mondayOf(first);
  const weeks = Math.ceil(daysBetween(monday, addMonths(first, 1)) / 7);
  const days = daysFrom(monday, weeks * 7);
  return Array.from({ length: weeks }, (_, week) => days.slice(week * 7, (week + 1) * 7));
}

function daysFrom(first: string, count: number): string[] {
  const from = readDay(first);
  return Array.from({ length: count }, (_, days) => toDay(from + days * dayLength));
}

/** 'maandag 23 november 2026' */
export const formatLongDay = (day: string) => `${formatWeekday(day)} ${formatWholeDay(day)}`;

/** '23 november 2026' */
export const formatWholeDay = (day: string) => `${formatDayAndMonth(day)} ${day.slice(0, 4)}`;

/** '23 november' */
export const formatDayAndMonth = (day: string) => withMonth(day, monthNames);

/** '23 nov' */
export const formatShortDay = (day: string) => withMonth(day, shortMonths);

/** 'november 2026' */
export const formatMonthOfDay = (day: string) => `${monthNames[new Date(readDay(day)).getUTCMonth()] ?? ''} ${day.slice(0, 4)}`;

/** 'maandag' */
export const formatWeekday = (day: string) => weekdayNames[new Date(readDay(day)).getUTCDay()] ?? '';

function withMonth(day: string, names: readonly string[]): string {
  const date = new Date(readDay(day));
  return `${date.getUTCDate()} ${names[date.getUTCMonth()] ?? ''}`;
}
