import { type Pace, paces } from '../limits.ts';

export type Paces = {
  /** Takes one use; null, or the moment from which there is another. A refused use costs nothing. */
  take(key: string, pace: Pace, now: Date): Date | null;
};

/** After this time without a use every bucket is full, so that dropping it changes nothing. */
const refillMilliseconds = Math.max(...Object.values(paces).map(({ seconds }) => seconds)) * 1000;

/**
 * Counts in this server's memory, so that a hot write costs no query. A bucket is one number: the moment at which all of
 * its uses are back (the generic cell rate algorithm). Several servers each let the whole pace through.
 *
 * @param most how many buckets are kept; beyond them those that were unused for longest start afresh, so that a flood of callers can't fill the memory
 */
export function createPaces(most = 100_000): Paces {
  // Two generations, the older of which is dropped whole: searching for expired entries would cost more with each caller.
  let current = new Map<string, number>();
  let previous = new Map<string, number>();
  let turnedAt = 0;

  return {
    take(key, { points, seconds }, instant) {
      const now = instant.getTime();
      if (current.size >= most / 2 || now >= turnedAt + refillMilliseconds) {
        previous = current;
        current = new Map();
        turnedAt = now;
      }
      const window = seconds * 1000;
      const before = Math.max(current.get(key) ?? previous.get(key) ?? now, now);
      const full = before + window / points;
      const isRefused = full > now + window;
      current.set(key, isRefused ? before : full);
      return isRefused ? new Date(Math.ceil(full - window)) : null;
    },
  };
}
