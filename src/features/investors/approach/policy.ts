import type { Pace } from '../../../platform/limits.ts';

/** Counts below this are shown as 'enkele'. */
const fewerAreFew = 5;

/** A count as a founder is told it: exact, or null for a few. */
export function toldCount(count: number): number | null {
  return count > 0 && count < fewerAreFew ? null : count;
}

/** Investors on a page, and of one project in all: enough to write to, too few to collect. */
export const pageSize = 10;
export const mostListed = 50;

/** Pages of investors a day, far more than a founder reads. */
export const listPace: Pace = { points: 60, seconds: 86_400 };
