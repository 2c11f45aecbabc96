import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, daysBetween, mondayOf, weeksOfMonth } from './calendar.ts';
import { beginOf, clockOf, dayOf, instantAt, minutesOf } from './zoned-time.ts';

/** Ours; those that skip midnight, half an hour or a whole day; quarters of an hour; both ends of the world. */
const zones = [
  ...['Europe/Brussels', 'Europe/London', 'America/New_York', 'America/Sao_Paulo', 'America/Havana', 'Australia/Lord_Howe', 'UTC'],
  ...['Asia/Beirut', 'Asia/Kathmandu', 'Pacific/Apia', 'Pacific/Kiritimati', 'Pacific/Chatham', 'America/St_Johns', 'Africa/Cairo'],
];
const zone = fc.constantFrom(...zones);
const moment = fc.date({ min: new Date('1975-01-01T00:00:00Z'), max: new Date('2045-01-01T00:00:00Z'), noInvalidDate: true });
const day = moment.map((date) => date.toISOString().slice(0, 10));
const clock = fc.nat({ max: 24 * 60 - 1 }).map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));

/** Days on which clocks change, and the ones around them, are met too seldom by chance. */
const changes = fc
  .record({ zone, after: moment })
  .map(({ zone: name, after }) => {
    const change = Temporal.Instant.from(after.toISOString()).toZonedDateTimeISO(name).getTimeZoneTransition('next');
    return { zone: name, day: (change?.toPlainDate() ?? Temporal.PlainDate.from('2026-03-29')).toString() };
  })
  .chain((change) => fc.integer({ min: -1, max: 1 }).map((days) => ({ ...change, day: addDays(change.day, days) })));
const places = fc.oneof(fc.record({ zone, day }), changes);

/** A browser that has Temporal, and one without it. */
const browsers = [
  { with: 'Temporal', present: Temporal },
  { with: 'Intl', present: undefined },
];
afterEach(() => vi.unstubAllGlobals());

test.each(browsers)('the day and the clock of an instant by $with are those of Temporal', ({ present }) => {
  vi.stubGlobal('Temporal', present);
  fc.assert(
    fc.property(zone, moment, (name, date) => {
      const instant = date.toISOString();
      const expected = Temporal.Instant.from(instant).toZonedDateTimeISO(name);
      expect(dayOf(instant, name)).toBe(expected.toPlainDate().toString());
      expect(clockOf(instant, name)).toBe(expected.toPlainTime().toString({ smallestUnit: 'minute' }));
      expect(minutesOf(instant, name)).toBe(expected.hour * 60 + expected.minute);
    }),
    { numRuns: 500 },
  );
});

test.each(browsers)(
  'the instant of a clock time and the begin of a day by $with are those of Temporal, also when clocks change',
  ({ present }) => {
    vi.stubGlobal('Temporal', present);
    fc.assert(
      fc.property(places, clock, ({ zone: name, day: on }, time) => {
        const asked = Temporal.PlainDate.from(on).toPlainDateTime(Temporal.PlainTime.from(time));
        const found = asked.toZonedDateTime(name, { disambiguation: 'compatible' });
        const isSaid = found.toPlainDateTime().equals(asked);
        expect(instantAt(on, time, name)).toBe(isSaid ? found.toInstant().toString({ smallestUnit: 'millisecond' }) : null);

        const begin = Temporal.PlainDate.from(on).toZonedDateTime({ timeZone: name }).startOfDay().toInstant();
        expect(beginOf(on, name)).toBe(begin.toString({ smallestUnit: 'millisecond' }));
      }),
      { numRuns: 1_000 },
    );
  },
);

test('days and months are counted as Temporal does', () => {
  fc.assert(
    fc.property(day, day, fc.integer({ min: -40, max: 40 }), (first, second, number) => {
      const date = Temporal.PlainDate.from(first);
      expect(addDays(first, number)).toBe(date.add({ days: number }).toString());
      expect(addMonths(first, number)).toBe(date.add({ months: number }).toString());
      expect(daysBetween(first, second)).toBe(date.until(Temporal.PlainDate.from(second)).days);
      expect(mondayOf(first)).toBe(date.subtract({ days: date.dayOfWeek - 1 }).toString());
      const weeks = weeksOfMonth(first).flat();
      expect(weeks).toContain(date.with({ day: date.daysInMonth }).toString());
      expect(weeks).toHaveLength(7 * Math.ceil((date.daysInMonth + date.with({ day: 1 }).dayOfWeek - 1) / 7));
    }),
    { numRuns: 500 },
  );
});

test.each(['2026-02-30', '2026-13-01', 'vandaag', ''])('%o is refused as a day', (written) => {
  expect(() => addDays(written, 1)).toThrow(RangeError);
  expect(() => beginOf(written, 'Europe/Brussels')).toThrow(RangeError);
});
