import type { Pace } from '../limits.ts';

export type Paces = {
  /** Takes one use; null, or the moment from which there is another. A refused use costs nothing. */
  take(key: string, pace: Pace, now: Date): Date | null;
};

/**
 * Counts in this server's memory, so that a hot write costs no query. A bucket is one number: the moment at which all of
 * its uses are back (the generic cell rate algorithm). Several servers each let the whole pace through.
 *
 * @param most how many buckets are kept; beyond them the longest unused starts afresh, so a flood of callers can't fill the memory
 */
export function createPaces(most = 100_000): Paces {
  // The longest unused comes first.
  const fullAgain = new Map<string, number>();

  function makeRoom(now: number): void {
    // Two for each one that is added, so that what is over is gone in time.
    let seen = 0;
    for (const [key, full] of fullAgain) {
      if (seen === 2 || (full > now && fullAgain.size < most)) return;
      fullAgain.delete(key);
      seen += 1;
    }
  }

  return {
    take(key, { points, seconds }, instant) {
      const now = instant.getTime();
      const window = seconds * 1000;
      const before = Math.max(fullAgain.get(key) ?? now, now);
      const full = before + window / points;
      const isRefused = full > now + window;
      fullAgain.delete(key);
      makeRoom(now);
      fullAgain.set(key, isRefused ? before : full);
      return isRefused ? new Date(Math.ceil(full - window)) : null;
    },
  };
}
