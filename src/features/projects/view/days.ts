import { formatDayAndMonth } from '../../../platform/calendar.ts';
import { formatDate } from '../../../platform/web/format/dates.ts';

/** A day before it was moved, with its year only where that differs from the present one: '1 maart'. */
export function formatEarlierDay(day: string, now: string): string {
  return day.slice(0, 4) === now.slice(0, 4) ? formatDayAndMonth(day) : formatDate(day);
}
