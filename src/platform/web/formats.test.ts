import { expect, test } from 'vitest';
import { formatLongDateTime, formatNumber, formatWait } from './formats.ts';

test('numbers are Dutch', () => {
  expect(formatNumber(7)).toBe('7');
  expect(formatNumber(12_345)).toBe('12.345');
});

test('a moment reads the same in every zone of the machine', () => {
  expect(formatLongDateTime('2026-11-20T17:07:00.000Z')).toBe('vrijdag 20 november 2026 om 18:07');
  expect(formatLongDateTime('2026-06-30T22:30:00.000Z')).toBe('woensdag 1 juli 2026 om 00:30');
});

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
