import { formatDate, monthNames } from '../../../platform/web/format/formats.ts';

/** A day before it was moved, with its year only where that differs from the present one: '1 maart'. */
export function formatEarlierDay(day: string, now: string): string {
  if (day.slice(0, 4) !== now.slice(0, 4)) return formatDate(day);
  const [, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1] ?? ''}`;
}
