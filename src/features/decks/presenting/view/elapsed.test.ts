import { expect, test } from 'vitest';
import { formatElapsed } from './elapsed.ts';

test('the speaker’s clock counts minutes, and hours only once there are some', () => {
  expect(formatElapsed(0)).toBe('0:00');
  expect(formatElapsed(245_900)).toBe('4:05');
  expect(formatElapsed(3_845_000)).toBe('1:04:05');
  // A clock that was set back meanwhile.
  expect(formatElapsed(-1)).toBe('0:00');
});
