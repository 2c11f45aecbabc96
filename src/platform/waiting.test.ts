import { expect, test } from 'vitest';
import { formatWait } from './waiting.ts';

test.each([
  [1, '1 seconde'],
  [40, '40 seconden'],
  [60, '1 minuut'],
  [61, '2 minuten'],
  [900, '15 minuten'],
  [3_540, '59 minuten'],
  [3_541, '1 uur'],
  [5_000, '2 uur'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
