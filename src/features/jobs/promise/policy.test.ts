import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../platform/calendar.ts';
import { type AnswerDates, countedAnswer, figureOf, missedFrom, outcomeOf } from './policy.ts';

const today = '2026-11-22';

/** An application whose last day was so many days ago, answered so many days after it was sent. */
function dates(dueDaysAgo: number, answeredAfter: number | null, days = 14): AnswerDates {
  const dueOn = addDays(today, -dueDaysAgo);
  const appliedOn = addDays(dueOn, -days);
  return { appliedOn, dueOn, answeredOn: answeredAfter === null ? null : addDays(appliedOn, answeredAfter) };
}

test('an application is missed after the end of the thirtieth day', () => {
  expect(missedFrom('2026-10-01')).toBe('2026-11-01');
  // Half an hour before and at midnight in Brussels, in winter.
  expect(countedAnswer('2026-10-01', new Date('2026-10-31T22:30:00Z'))).toBe('2026-10-31');
  expect(countedAnswer('2026-10-01', new Date('2026-10-31T23:00:00Z'))).toBeNull();
  // And in summer.
  expect(countedAnswer('2027-05-01', new Date('2027-05-31T21:59:59Z'))).toBe('2027-05-31');
  expect(countedAnswer('2027-05-01', new Date('2027-05-31T22:00:00Z'))).toBeNull();
  expect(countedAnswer('2026-10-01', null)).toBeNull();
});

test('eighteen of twenty on time, usually within four days', () => {
  const quick = Array.from({ length: 18 }, (_each, place) => dates(place + 1, place < 11 ? 4 : 9));

  expect(figureOf([...quick, dates(30, 20), dates(40, null)], today)).toEqual({ due: 20, onTime: 18, usualDays: 4 });
});

test('an application counts from the day after its last one, for twelve months', () => {
  const onDay = (daysAgo: number) => figureOf([dates(daysAgo, 1)], today).due;

  expect([onDay(-1), onDay(0), onDay(1), onDay(365), onDay(366)]).toEqual([0, 0, 1, 1, 0]);
});

test('an answer on the last day is on time, one on the next day is not, also after an extension', () => {
  expect(figureOf([dates(3, 14), dates(3, 15)], today)).toMatchObject({ due: 2, onTime: 1 });
  expect(figureOf([dates(3, 28, 28), dates(3, 29, 28)], today)).toMatchObject({ due: 2, onTime: 1 });
});

test('half of the applications unanswered leaves no usual time', () => {
  expect(figureOf([dates(3, 1), dates(3, 1), dates(3, null)], today).usualDays).toBe(1);
  expect(figureOf([dates(3, 1), dates(3, null)], today).usualDays).toBeNull();
  expect(figureOf([], today)).toEqual({ due: 0, onTime: 0, usualDays: null });
});

test('the outcome of an application says whether an answer may still come', () => {
  expect(outcomeOf(dates(1, 14), today)).toBe('on-time');
  expect(outcomeOf(dates(1, 15), today)).toBe('late');
  expect(outcomeOf(dates(16, null), today)).toBe('waiting');
  expect(outcomeOf(dates(17, null), today)).toBe('missed');
});

const anyDates = fc
  .record({
    dueDaysAgo: fc.integer({ min: -30, max: 400 }),
    days: fc.constantFrom(14, 28),
    answeredAfter: fc.option(fc.integer({ min: 0, max: 30 })),
  })
  .map(({ dueDaysAgo, days, answeredAfter }) => dates(dueDaysAgo, answeredAfter, days));
const many = fc.array(anyDates, { maxLength: 60 });

test('a figure equals counting applications one by one, in any order', () => {
  fc.assert(
    fc.property(many, fc.func(fc.integer()), (all, order) => {
      const figure = figureOf(all, today);
      const counted = all.filter((each) => figureOf([each], today).due === 1);

      expect(figure).toEqual(
        figureOf(
          all.toSorted((one, other) => order(one) - order(other)),
          today,
        ),
      );
      expect(figure.due).toBe(counted.length);
      expect(figure.onTime).toBe(counted.filter((each) => outcomeOf(each, today) === 'on-time').length);
      expect(figure.onTime).toBeLessThanOrEqual(figure.due);
    }),
  );
});

test('more than half were answered within the usual days, and no more than half in fewer', () => {
  fc.assert(
    fc.property(many, (all) => {
      const { due, usualDays } = figureOf(all, today);
      const counted = all.filter((each) => figureOf([each], today).due === 1);
      const within = (days: number) =>
        counted.filter(({ appliedOn, answeredOn }) => answeredOn !== null && daysBetween(appliedOn, answeredOn) <= days).length;

      if (usualDays === null) expect(within(Infinity) * 2).toBeLessThanOrEqual(due);
      else {
        expect(within(usualDays) * 2).toBeGreaterThan(due);
        expect(within(usualDays - 1) * 2).toBeLessThanOrEqual(due);
      }
    }),
  );
});

test('one more answer on time never lowers the share, and one that is missed never raises it', () => {
  const share = ({ due, onTime }: { due: number; onTime: number }) => onTime / Math.max(due, 1);
  fc.assert(
    fc.property(many, (all) => {
      const before = figureOf(all, today);
      fc.pre(before.due > 0);
      expect(share(figureOf([...all, dates(5, 2)], today))).toBeGreaterThanOrEqual(share(before));
      expect(share(figureOf([...all, dates(40, null)], today))).toBeLessThanOrEqual(share(before));
    }),
  );
});
