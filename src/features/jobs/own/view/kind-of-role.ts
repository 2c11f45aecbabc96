import type { JobType } from '../../policy.ts';

const numerals: Partial<Record<string, number>> = { een: 1, twee: 2, drie: 3, vier: 4 };
const part = { days: 4, hours: 32 };

/** The kind of work that a role's time says, such as 'twee dagen per week'; null where it says none that is known. */
export function kindOfRole(time: string): JobType | null {
  const said = time.toLowerCase().replaceAll('é', 'e');
  if (/\bstage\b|\bstagiair/.test(said)) return 'internship';
  if (/freelance|zelfstandige?\b|\bzzp/.test(said)) return 'freelance';
  if (/deeltijd|part-?time|halftijds/.test(said)) return 'part-time';
  if (/voltijds?|full-?time/.test(said)) return 'full-time';
  const [, count, unit] = /(\d+(?:[.,]\d+)?|een|twee|drie|vier)\s*(dag|uur|u\b)/.exec(said) ?? [];
  if (count === undefined) return null;
  const number = numerals[count] ?? Number(count.replace(',', '.'));
  return number <= (unit === 'dag' ? part.days : part.hours) ? 'part-time' : 'full-time';
}
