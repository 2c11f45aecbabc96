import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurn } from './take-turn.ts';

test('a turn rests for no more than a moment after something slow', async () => {
  let done = 0;
  const doOne = async () => {
    done += 1;
    await pause(20);
    return 'done' as const;
  };

  await takeTurn({ atOnce: 0, rest: 1_000_000 }, doOne);

  expect(done).toBeGreaterThan(2);
});
