import { addDays, formatDayAndMonth, formatWeekday, mondayOf } from '../../../platform/calendar.ts';
import { clockOf, dayOf, instantAt } from '../../../platform/zoned-time.ts';
import type { DemoMeeting, Moment } from './story.ts';

const zone = 'Europe/Brussels';
const workdays = 5;

/** Returns the day that is so many working days after a day, or before it. On a weekend, Friday is one before and Monday one after. */
function workdayFrom(today: string, count: number): string {
  let day = today;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, Math.sign(count));
    if (day < addDays(mondayOf(day), workdays)) left -= 1;
  }
  return day;
}

export function instantOf(moment: Moment, now: Date): Date {
  if (typeof moment === 'number') return new Date(now.getTime() - moment * 60_000);
  const [workday, clock] = moment;
  const instant = instantAt(workdayFrom(dayOf(now.toISOString(), zone), workday), clock, zone);
  if (instant === null) throw new Error(`The clock skips ${clock}.`);
  return new Date(instant);
}

/** Fills in the days and times of meetings, so that what people say agrees with their agenda. */
export function nameMoments(text: string, meetings: DemoMeeting[], now: Date): string {
  return text.replaceAll(/\{(day|time|date) ([a-z-]+)\}/g, (_all, form: string, key: string) => {
    const meeting = meetings.find((each) => each.key === key);
    if (meeting === undefined) throw new Error(`No meeting of the demo is called ${key}.`);
    const start = instantOf(meeting.at, now).toISOString();
    const day = dayOf(start, zone);
    if (form === 'time') return clockOf(start, zone);
    return form === 'day' ? formatWeekday(day) : `${formatWeekday(day)} ${formatDayAndMonth(day)}`;
  });
}
