import type { Clock } from '../../platform/server/clock.ts';

export type TestClock = Clock & {
  set(instant: Date): void;
  advance(time: { days?: number; hours?: number; seconds?: number }): void;
};

/** Makes a clock that is frozen at the current moment until a test moves it. */
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
