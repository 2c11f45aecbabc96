import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDayAndMonth,
  formatLongDay,
  formatMonthOfDay,
  formatShortDay,
  formatWholeDay,
  weekOf,
  weeksOfMonth,
} from './calendar.ts';

test('days between days are counted by the calendar, forwards and backwards', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-03-01', '2027-02-01')).toBe(-28);
  expect(daysBetween('2026-10-20', '2026-11-03')).toBe(14);
});

test('the day after the last of year 9999 is refused, so that nobody counts on for ever', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
});

test('a calendar has the whole weeks of a month, from Monday', () => {
  const weeks = weeksOfMonth('2026-11-21');

  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect(weekOf('2026-11-22')).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']);
  expect(weeksOfMonth('2027-02-28')).toHaveLength(4);
});

test('days of a leap year are said in Dutch as Intl says them', () => {
  const asIntl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
  };
  const said = [
    [formatLongDay, asIntl({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })],
    [formatWholeDay, asIntl({ day: 'numeric', month: 'long', year: 'numeric' })],
    [formatDayAndMonth, asIntl({ day: 'numeric', month: 'long' })],
    [formatMonthOfDay, asIntl({ month: 'long', year: 'numeric' })],
  ] as const;
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    for (const [ours, theirs] of said) expect(ours(day)).toBe(theirs(day));
  }
  expect(['2028-02-29', '2028-03-01', '2028-05-31'].map(formatShortDay)).toEqual(['29 feb', '1 mrt', '31 mei']);
});
