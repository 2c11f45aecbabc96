import { expect, test } from 'vitest';
import { dayOf, formatDay, formatShortWhen, formatTime } from './days.ts';

const now = Date.parse('2026-11-20T17:00:00Z');

test('a day and a time are those of Brussels', () => {
  expect(dayOf('2026-11-20T23:30:00.000Z')).toBe('2026-11-21');
  expect(formatTime('2026-11-20T17:07:00.000Z')).toBe('18:07');
});

test('a day is called by how long ago it is', () => {
  expect(formatDay('2026-11-20T00:10:00.000Z', now)).toBe('Vandaag');
  expect(formatDay('2026-11-19T22:59:00.000Z', now)).toBe('Gisteren');
  expect(formatDay('2026-11-16T12:00:00.000Z', now)).toBe('maandag 16 november');
  expect(formatDay('2025-11-17T12:00:00.000Z', now)).toBe('maandag 17 november 2025');
});

test('the day before one of 23 hours is yesterday', () => {
  expect(formatDay('2026-03-28T22:00:00.000Z', Date.parse('2026-03-29T22:10:00Z'))).toBe('zaterdag 28 maart');
  expect(formatDay('2026-03-29T12:00:00.000Z', Date.parse('2026-03-29T22:10:00Z'))).toBe('Gisteren');
});

test('a list shows the time, the weekday or the date', () => {
  expect(formatShortWhen('2026-11-20T08:05:00.000Z', now)).toBe('09:05');
  expect(formatShortWhen('2026-11-19T08:05:00.000Z', now)).toBe('gisteren');
  expect(formatShortWhen('2026-11-16T08:05:00.000Z', now)).toBe('maandag');
  expect(formatShortWhen('2026-11-13T08:05:00.000Z', now)).toBe('13 nov');
  expect(formatShortWhen('2025-03-13T08:05:00.000Z', now)).toBe('13 mrt 2025');
});
