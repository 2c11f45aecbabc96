import type { Pace } from '../../../platform/server/take-turn.ts';

/** So many changes are those of a few people, who wait for them. */
export const fewChanges = 10;

/** A few changes are soon done. Of more than these, each takes a twelfth of the time, so that requests hardly become slower. */
export const paceOf = (waiting: number): Pace => ({ atOnce: waiting > fewChanges ? 0 : fewChanges, rest: 11 });

/** The least age of a count, and the greatest. */
const ages = { least: 600_000, most: 7 * 86_400_000 };

/** The share by which the number of jobs has to differ for an early count. */
const share = 0.2;

/**
 * Whether frequencies are to be counted anew: some time after many jobs came or went, else once a week, as each count moves every
 * percentage a little. Not while changes wait: the first count is to see all jobs.
 */
export function isCountDue({
  countedAt,
  counted,
  jobs,
  isWaiting,
  now,
}: {
  countedAt: Date | null;
  counted: number;
  jobs: number;
  isWaiting: boolean;
  now: Date;
}): boolean {
  if (isWaiting) return false;
  if (countedAt === null) return true;
  const age = now.getTime() - countedAt.getTime();
  return age >= ages.most || (age >= ages.least && Math.abs(jobs - counted) > share * counted);
}
