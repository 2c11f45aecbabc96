const locale = 'nl-NL';

/** As in formats.ts: every date names its zone. */
const timeZone = 'Europe/Brussels';

const times = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
const weekdays = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' });
const days = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' });
const numbers = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Named here because browsers and servers shorten them differently. */
const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

function partsOf(instant: string | number) {
  const [month = '', day = '', year = ''] = numbers.format(new Date(instant)).split('/');
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
  return times.format(new Date(instant));
}

/** 'Vandaag', 'Gisteren', 'maandag 16 november'; with the year when it is another. */
export function formatDay(instant: string, now: number): string {
  const age = daysBetween(instant, now);
  if (age === 0) return 'Vandaag';
  if (age === 1) return 'Gisteren';
  const date = new Date(instant);
  const { year } = partsOf(instant);
  return `${weekdays.format(date)} ${days.format(date)}${year === partsOf(now).year ? '' : ` ${year}`}`;
}

/** For lists: '18:07' of today, 'maandag' of this week, else '16 nov', '16 nov 2025'. */
export function formatShortWhen(instant: string, now: number): string {
  const age = daysBetween(instant, now);
  if (age <= 0) return formatTime(instant);
  if (age === 1) return 'gisteren';
  if (age < 7) return weekdays.format(new Date(instant));
  const { year, month, day } = partsOf(instant);
  return `${Number(day)} ${shortMonths[Number(month) - 1] ?? ''}${year === partsOf(now).year ? '' : ` ${year}`}`;
}
