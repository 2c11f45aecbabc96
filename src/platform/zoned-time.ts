import { addDays, dayLength, formatShortDay, readDay, toDay } from './calendar.ts';
import { zoneCity } from './zone-city.ts';

/*
 * Days and clock times of a time zone (an IANA name), on the server and in the browser the same. A day is 'YYYY-MM-DD',
 * a clock time 'HH:mm', an instant ISO 8601 in UTC with milliseconds. Zones are those of Temporal, and of Intl where it is missing: a
 * polyfill, against which the tests hold both, was 21 kB of nearly every page of members.
 */

/** Missing in Safari and in Node 24. */
declare const Temporal: typeof import('temporal-polyfill').Temporal | undefined;

/** Forgets all of a map that would outgrow this size. */
function remember<Value>(all: Map<string, Value>, most: number, key: string, value: Value): void {
  if (all.size >= most) all.clear();
  all.set(key, value);
}

/** The zones whose clocks are remembered at once. A clock is 77 kB, and there are hundreds of zones. */
const mostZones = 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone; making one takes as long as reading it a hundred times. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...({ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  remember(clocks, mostZones, zone, clock);
  return clock;
}

/** The days that are remembered at once, of all zones together. */
const mostDays = 5_000;

/** How far a zone's clocks are from UTC's on a day of UTC's, in milliseconds; null for a day on which they change. By zone and day. */
const offsets = new Map<string, number | null>();

/** Remembered, as most times that are shown are of few days. */
function offsetOn(day: number, zone: string): number | null {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offsetAt = (moment: number) => readWall(moment, zone) - moment;
  const first = offsetAt(day * dayLength);
  const offset = first === offsetAt((day + 1) * dayLength - 1_000) ? first : null;
  remember(offsets, mostDays, key, offset);
  return offset;
}

/** The calendar and clock of a zone at a moment, as the moment at which UTC's say the same; to the second. */
function wallAt(moment: number, zone: string): number {
  const second = Math.floor(moment / 1_000) * 1_000;
  const offset = offsetOn(Math.floor(second / dayLength), zone);
  return offset === null ? readWall(second, zone) : second + offset;
}

/** In a browser the first formatter takes thirty times as long as Temporal. */
function readWall(moment: number, zone: string): number {
  if (typeof Temporal !== 'undefined') {
    return moment + Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  }
  // '11/27/2026, 06:33:13'; its parts one by one take three times as long.
  const said = clockIn(zone).format(moment).match(/\d+/g) ?? [];
  const [month = Number.NaN, day, year = Number.NaN, hour, minute, second] = said.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const wallOf = (instant: string, zone: string) => new Date(wallAt(readInstant(instant), zone));

function readInstant(instant: string): number {
  const moment = Date.parse(instant);
  if (Number.isNaN(moment)) throw new RangeError(`${instant} is no instant.`);
  return moment;
}

/** The day on which an instant falls. */
export function dayOf(instant: string, zone: string): string {
  return toDay(wallOf(instant, zone).getTime());
}

/** The clock time at an instant: '18:07'. */
export function clockOf(instant: string, zone: string): string {
  return wallOf(instant, zone).toISOString().slice(11, 16);
}

/** Minutes on the clock since midnight at an instant: its position on a time line. */
export function minutesOf(instant: string, zone: string): number {
  const wall = wallOf(instant, zone);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** How far a zone's clocks were from UTC's a day before and a day after they say something, in milliseconds. */
function offsetsAround(wall: number, zone: string): number[] {
  return [wall - dayLength, wall + dayLength].map((moment) => wallAt(moment, zone) - moment);
}

/** The first moment at which a zone's clocks say something; undefined where they skip it. */
function firstAt(wall: number, zone: string): number | undefined {
  return offsetsAround(wall, zone)
    .map((offset) => wall - offset)
    .sort((one, other) => one - other)
    .find((moment) => wallAt(moment, zone) === wall);
}

/**
 * The instant at which the clock says a time on a day; null for one that the clock skips when it is put forward. Of a
 * time that comes twice, when it is put back, the first.
 */
export function instantAt(day: string, clock: string, zone: string): string | null {
  const since = Date.parse(`1970-01-01T${clock}:00Z`);
  if (Number.isNaN(since)) throw new RangeError(`${clock} is no clock time.`);
  const moment = firstAt(readDay(day) + since, zone);
  return moment === undefined ? null : new Date(moment).toISOString();
}

/** When a day begins: not at midnight where the clock skips it. */
export function beginOf(day: string, zone: string): string {
  const midnight = readDay(day);
  return new Date(firstAt(midnight, zone) ?? firstAfter(midnight, zone)).toISOString();
}

/** When a zone's clocks skip what they would say: the moment at which they are put forward. */
function firstAfter(wall: number, zone: string): number {
  const moments = offsetsAround(wall, zone).map((offset) => wall - offset);
  let [before, after] = [Math.min(...moments), Math.max(...moments)];
  while (after - before > 1000) {
    const between = Math.floor((before + after) / 2000) * 1000;
    if (wallAt(between, zone) < wall) before = between;
    else after = between;
  }
  return after;
}

/** From when until when days last, the last one included. */
export function spanOf(first: string, last: string, zone: string): { from: string; to: string } {
  return { from: beginOf(first, zone), to: beginOf(addDays(last, 1), zone) };
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
