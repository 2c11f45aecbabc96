import type { Pace } from '../limits.ts';

export type Paces = {
  /** Takes one use; null, or the moment from which there is another. A refused use costs nothing. */
  take(key: string, pace: Pace, now: Date): Date | null;
};

/** Two generations, the older of which is dropped whole: searching for expired entries would cost more with each caller. */
type Buckets = { current: Map<string, number>; previous: Map<string, number>; turnedAt: number };

/**
 * Counts in this server's memory, so that a hot write costs no query. A bucket is one number: the moment at which all of
 * its uses are back (the generic cell rate algorithm). Several servers each let the whole pace through.
 *
 * @param most how many buckets are kept for paces of one length; beyond them those that were unused for longest start afresh, so that a flood of callers can't fill the memory
 */
export function createPaces(most = 100_000): Paces {
  // By the length of a pace: after that time without a use each of its buckets is full, so that dropping it changes nothing.
  const byLength = new Map<number, Buckets>();

  function bucketsOf(window: number, now: number): Buckets {
    const kept = byLength.get(window) ?? { current: new Map(), previous: new Map(), turnedAt: now };
    const isDue = kept.current.size >= most / 2 || now >= kept.turnedAt + window;
    const buckets = isDue ? { current: new Map(), previous: kept.current, turnedAt: now } : kept;
    byLength.set(window, buckets);
    return buckets;
  }

  return {
    take(key, { points, seconds }, instant) {
      const now = instant.getTime();
      const window = seconds * 1000;
      const { current, previous } = bucketsOf(window, now);
      const before = Math.max(current.get(key) ?? previous.get(key) ?? now, now);
      const full = before + window / points;
      const isRefused = full > now + window;
      current.set(key, isRefused ? before : full);
      return isRefused ? new Date(Math.ceil(full - window)) : null;
    },
  };
}
