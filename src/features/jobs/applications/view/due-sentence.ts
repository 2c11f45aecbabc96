import { formatDayAndMonth } from '../../../../platform/calendar.ts';
import { unbroken } from '../../../../platform/web/format/unbroken.ts';

/** 'Antwoord uiterlijk 6 december', where a line never ends inside the date. */
export function dueSentence(day: string): string {
  return `Antwoord uiterlijk ${unbroken(formatDayAndMonth(day))}`;
}
