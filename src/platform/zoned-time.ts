import { Temporal } from 'temporal-polyfill';
import { zoneCity } from './zone-city.ts';

/*
 * Days and clock times of a time zone (an IANA name), on the server and in the browser the same. A day is 'YYYY-MM-DD',
 * a clock time 'HH:mm', an instant ISO 8601 in UTC with milliseconds.
 */

const locale = 'nl-NL';

/** Named here because browsers and servers shorten them differently. */
const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const toIso = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' });
const inZone = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** The day on which an instant falls. */
export function dayOf(instant: string, zone: string): string {
  return inZone(instant, zone).toPlainDate().toString();
}

/** The clock time at an instant: '18:07'. */
export function clockOf(instant: string, zone: string): string {
  return inZone(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** Minutes on the clock since midnight at an instant: its position on a time line. */
export function minutesOf(instant: string, zone: string): number {
  const { hour, minute } = inZone(instant, zone);
  return hour * 60 + minute;
}

/**
 * The instant at which the clock says a time on a day; null for one that the clock skips when it is put forward. Of a
 * time that comes twice, when it is put back, the first.
 */
export function instantAt(day: string, clock: string, zone: string): string | null {
  const asked = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(clock));
  const found = asked.toZonedDateTime(zone, { disambiguation: 'compatible' });
  return found.toPlainDateTime().equals(asked) ? toIso(found.toInstant()) : null;
}

/** When a day begins: not at midnight where the clock skips it. */
export function beginOf(day: string, zone: string): string {
  return toIso(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone }).startOfDay().toInstant());
}

/** From when until when days last, the last one included. */
export function spanOf(first: string, last: string, zone: string): { from: string; to: string } {
  return { from: beginOf(first, zone), to: beginOf(addDays(last, 1), zone) };
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** How many days later the second of two days is. */
export function daysBetween(first: string, second: string): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(second)).days;
}

/** The same day of another month, or its last. */
export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}

/** The seven days of a day's week, from Monday. */
export function weekOf(day: string): string[] {
  return daysFrom(mondayOf(day), 7);
}

/** The weeks that a day's month touches, as a calendar shows them. */
export function weeksOfMonth(day: string): string[][] {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  const last = first.with({ day: first.daysInMonth }).toString();
  const weeks: string[][] = [];
  for (let monday = mondayOf(first.toString()); monday <= last; monday = addDays(monday, 7)) weeks.push(daysFrom(monday, 7));
  return weeks;
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => addDays(first, days));
}

/** A day is a date without a zone: its words are those of UTC's. */
const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
};

/** 'maandag 23 november 2026' */
export const formatLongDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** '23 november' */
export const formatDayAndMonth = words({ day: 'numeric', month: 'long' });

/** 'november 2026' */
export const formatMonthOfDay = words({ month: 'long', year: 'numeric' });

/** 'maandag' */
export const formatWeekday = words({ weekday: 'long' });

/** '23 nov' */
export function formatShortDay(day: string): string {
  const { day: number, month } = Temporal.PlainDate.from(day);
  return `${number} ${shortMonths[month - 1] ?? ''}`;
}

/** '23 nov, 10:00', for lists of meetings. */
export function formatShortDayTime(instant: string, zone: string): string {
  return `${formatShortDay(dayOf(instant, zone))}, ${clockOf(instant, zone)}`;
}

/** '10:00 - 11:00'; with its day where it ends on another: '23:30 - 24 nov, 00:30'. */
export function formatTimes({ startTime, endTime }: { startTime: string; endTime: string }, zone: string): string {
  const endsSameDay = dayOf(startTime, zone) === dayOf(endTime, zone);
  return `${clockOf(startTime, zone)} - ${endsSameDay ? clockOf(endTime, zone) : formatShortDayTime(endTime, zone)}`;
}

/** 'tijd in Brussel'; 'tijd volgens UTC' for a zone without a city. */
export function formatZone(zone: string): string {
  const city = zoneCity(zone);
  return city === null ? `tijd volgens ${zone}` : `tijd in ${city}`;
}
