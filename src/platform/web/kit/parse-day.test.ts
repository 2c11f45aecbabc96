import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

const today = '2026-11-22';

test.each([
  ['24-12-2026', '2026-12-24'],
  [' 4/1/27 ', '2027-01-04'],
  ['24.12.2026', '2026-12-24'],
  ['24 december 2026', '2026-12-24'],
  ['3 Mrt 2027', '2027-03-03'],
  ['24 dec.', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
])('reads %j as a day', (typed, day) => {
  expect(parseDay(typed, today)).toBe(day);
});

test('takes the first such day from today when the year is missing', () => {
  expect(parseDay('22-11', today)).toBe('2026-11-22');
  expect(parseDay('21-11', today)).toBe('2027-11-21');
  expect(parseDay('29 feb', today)).toBe('2028-02-29');
});

test.each(['', 'morgen', '31-2-2027', '0-1-2027', '12-13-2026', '24 ma', '24', '24-12-202'])('takes %j for no day', (typed) => {
  expect(parseDay(typed, today)).toBeNull();
});
