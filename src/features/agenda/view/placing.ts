import { addDays } from '../../../platform/calendar.ts';
import { clockOf, dayOf, formatShortDayTime, minutesOf } from '../../../platform/zoned-time.ts';

type Times = { startTime: string; endTime: string };

/** A span on a day's time line, in minutes on the clock since midnight. */
export type Extent = { from: number; to: number };

/** A lane, and the number of lanes that share the width there. */
export type InLane = { lane: number; lanes: number };

const dayMinutes = 24 * 60;
/** The shortest drawn length; a shorter block could not be read or tapped. */
const leastMinutes = 30;
/** The hours that a day always shows. */
const workday = { first: 8, last: 18 };

/** Meetings under each day that they touch, in the order in which they came. */
export function byDay<M extends Times>(meetings: M[], zone: string): Map<string, M[]> {
  const days = new Map<string, M[]>();
  for (const meeting of meetings) {
    // A meeting that ends at midnight doesn't touch the next day.
    const last = dayOf(new Date(Date.parse(meeting.endTime) - 1).toISOString(), zone);
    for (let day = dayOf(meeting.startTime, zone); day <= last; day = addDays(day, 1)) {
      days.set(day, [...(days.get(day) ?? []), meeting]);
    }
  }
  return days;
}

/** A meeting's place on one of its days, cut at midnight. When the clock goes back, the end may come before the start. */
export function extentOn(day: string, { startTime, endTime }: Times, zone: string): Extent {
  const start = dayOf(startTime, zone) < day ? 0 : minutesOf(startTime, zone);
  const end = dayOf(endTime, zone) > day ? dayMinutes : minutesOf(endTime, zone);
  const length = Math.max(end - start, leastMinutes);
  const from = Math.min(start, dayMinutes - length);
  return { from, to: from + length };
}

/** Places overlapping extents side by side, in as few lanes as possible. A chain of overlaps shares one number of lanes. */
export function inLanes<E extends Extent>(extents: E[]): (E & InLane)[] {
  const placed: (E & InLane)[] = [];
  let together: (E & { lane: number })[] = [];
  let ends: number[] = [];

  function close(): void {
    placed.push(...together.map((extent) => ({ ...extent, lanes: ends.length })));
    together = [];
    ends = [];
  }

  for (const extent of extents.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= extent.from)) close();
    const free = ends.findIndex((end) => end <= extent.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = extent.to;
    together.push({ ...extent, lane });
  }
  close();
  return placed;
}

/** The hours that a time line needs, the last one excluded. Includes `now`, in minutes, if it is shown. */
export function hoursFor(extents: Extent[], now?: number): { first: number; last: number } {
  const seen = now === undefined ? extents : [...extents, { from: now, to: now + 1 }];
  return {
    first: Math.min(workday.first, ...seen.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(workday.last, ...seen.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** '10:00 - 11:00', with the date of a moment on another day: '23 nov, 23:30 - 00:30'. */
export function timesOn(day: string, { startTime, endTime }: Times, zone: string): string {
  const moment = (instant: string) => (dayOf(instant, zone) === day ? clockOf(instant, zone) : formatShortDayTime(instant, zone));
  return `${moment(startTime)} - ${moment(endTime)}`;
}

/** For narrow places: '10:00', or 'tot 00:30' when the meeting began the day before. */
export function timeOn(day: string, { startTime, endTime }: Times, zone: string): string {
  if (dayOf(startTime, zone) === day) return clockOf(startTime, zone);
  return dayOf(endTime, zone) === day ? `tot ${clockOf(endTime, zone)}` : 'hele dag';
}
