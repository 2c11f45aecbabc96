import { formatDayAndMonth } from '../../../../platform/zoned-time.ts';

/** 'Antwoord uiterlijk 6 december' */
export function dueSentence(day: string): string {
  return `Antwoord uiterlijk ${formatDayAndMonth(day)}`;
}
