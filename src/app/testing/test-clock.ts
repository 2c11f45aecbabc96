import type { Clock } from '../../platform/server/clock.ts';

export type TestClock = Clock & {
  set(instant: Date): void;
  advance(time: { days?: number; hours?: number; seconds?: number }): void;
};

/** A clock that stands still at the moment of its making until a test moves it. */
export function createTestClock(): TestClock {
  let milliseconds = Date.now();
  return {
    now: () => new Date(milliseconds),
    set(instant) {
      milliseconds = instant.getTime();
    },
    advance({ days = 0, hours = 0, seconds = 0 }) {
      milliseconds += ((days * 24 + hours) * 3600 + seconds) * 1000;
    },
  };
}
