import { expect, test } from 'vitest';
import { formatDate, formatLongDateTime, formatMonth, formatPlainDate } from './dates.ts';

test('a month is short', () => {
  expect(formatMonth('2020-03')).toBe('mrt 2020');
  expect(formatMonth('1999-12')).toBe('dec 1999');
  expect(formatMonth('2020')).toBe('2020');
});

test('a moment reads the same in every zone of the machine', () => {
  expect(formatLongDateTime('2026-11-20T17:07:00.000Z')).toBe('vrijdag 20\u00a0november\u00a02026 om\u00a018:07');
  expect(formatLongDateTime('2026-06-30T22:30:00.000Z')).toBe('woensdag 1\u00a0juli\u00a02026 om\u00a000:30');
});

test('a day reads as an instant of it does', () => {
  expect(formatPlainDate('2026-06-01')).toBe('1 juni 2026');
  expect(formatPlainDate('2026-06-01T10:00:00.000Z')).toBe('1 juni 2026');
  expect(formatPlainDate('2026-12-31T23:30:00.000Z')).toBe('1 januari 2027');
});

test('a line of a page never ends inside a date', () => {
  expect(formatDate('2026-06-01')).toBe('1\u00a0juni\u00a02026');
  expect(formatDate('2026-12-31T23:30:00.000Z')).toBe('1\u00a0januari\u00a02027');
});
