import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginOf, clockOf, dayOf, formatShortDayTime, formatTimes, formatZone, instantAt, spanOf } from './zoned-time.ts';

const brussels = 'Europe/Brussels';
const zones = ['Europe/Brussels', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC'];

test('an instant falls on the day and time that clocks of the zone say', () => {
  const instant = '2026-11-23T22:45:00.000Z';

  expect(zones.map((zone) => `${dayOf(instant, zone)} ${clockOf(instant, zone)}`)).toEqual([
    '2026-11-23 23:45',
    '2026-11-23 17:45',
    '2026-11-24 04:15',
    '2026-11-24 09:45',
    '2026-11-23 19:45',
    '2026-11-23 22:45',
  ]);
});

test('a time that the clock skips is none, and of one that comes twice the first is meant', () => {
  expect(instantAt('2027-03-28', '01:59', brussels)).toBe('2027-03-28T00:59:00.000Z');
  expect(instantAt('2027-03-28', '02:30', brussels)).toBeNull();
  expect(instantAt('2027-03-28', '03:00', brussels)).toBe('2027-03-28T01:00:00.000Z');
  expect(instantAt('2027-10-31', '02:30', brussels)).toBe('2027-10-31T00:30:00.000Z');
  expect(instantAt('2027-10-31', '03:00', brussels)).toBe('2027-10-31T02:00:00.000Z');
});

test('days on which clocks change have 23 and 25 hours', () => {
  const hours = (day: string) => {
    const { from, to } = spanOf(day, day, brussels);
    return (Date.parse(to) - Date.parse(from)) / 3_600_000;
  };

  expect(['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-31'].map(hours)).toEqual([24, 23, 24, 25]);
  // Where the clock skips midnight, the day begins at one.
  expect(clockOf(beginOf('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe('01:00');
});

test('any minute that a clock says leads back to itself', () => {
  const minute = fc.record({ zone: fc.constantFrom(...zones), at: fc.integer({ min: 0, max: 60_000_000 }) });
  fc.assert(
    fc.property(minute, ({ zone, at }) => {
      const instant = new Date(at * 60_000).toISOString();
      const [day, clock] = [dayOf(instant, zone), clockOf(instant, zone)];
      const back = instantAt(day, clock, zone);
      expect(back).not.toBeNull();
      expect([dayOf(back ?? '', zone), clockOf(back ?? '', zone)]).toEqual([day, clock]);
    }),
  );
});

test('times are said in Dutch, with the day where a meeting ends on another', () => {
  expect(formatShortDayTime('2026-03-09T08:05:00.000Z', brussels)).toBe('9 mrt, 09:05');
  const late = { startTime: '2026-11-23T22:30:00.000Z', endTime: '2026-11-23T23:30:00.000Z' };
  expect([formatTimes(late, brussels), formatTimes(late, 'UTC')]).toEqual(['23:30 - 24 nov, 00:30', '22:30 - 23:30']);
});

test.each([
  ['Europe/Brussels', 'tijd in Brussel'],
  ['America/New_York', 'tijd in New York'],
  ['America/Argentina/Buenos_Aires', 'tijd in Buenos Aires'],
  ['UTC', 'tijd volgens UTC'],
  ['Etc/GMT+5', 'tijd volgens Etc/GMT+5'],
])('%s is named as %s', (zone, words) => {
  expect(formatZone(zone)).toBe(words);
});

test('the clocks of a few zones are kept, not those of all', () => {
  const all = Intl.supportedValuesOf('timeZone');
  const makeClock = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => makeClock.mockRestore());
  /** On a day that nothing else reads: one that was read before needs no clock. */
  const madeFor = (zonesAsked: string[], day: string) => {
    makeClock.mockClear();
    for (const zone of zonesAsked) dayOf(`${day}T22:45:00.000Z`, zone);
    return makeClock.mock.calls.length;
  };

  madeFor(all, '2090-11-23');
  expect(madeFor(all, '2090-11-24')).toBeGreaterThan(all.length - 100);
  for (const day of ['2090-11-25', '2090-11-28']) madeFor(zones, day);
  expect(madeFor(zones, '2090-11-26')).toBe(0);
  madeFor(all, '2090-11-27');
  expect(madeFor(all, '2090-11-27')).toBe(0);
});
