import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactRefusal, isMutual, type MatchAnswer, matchAnswers, statusOf, wholePercent } from './policy.ts';
import { toChange, wholePoints } from './score/policy/shown.ts';
import { isCountDue, paceOf } from './upkeep/policy.ts';

const answer: fc.Arbitrary<MatchAnswer | null> = fc.constantFrom(null, ...matchAnswers);
const answers = fc.record({ own: answer, other: answer, isContacted: fc.boolean() });

test('both sides see the same, but for an answer of one side alone', () => {
  fc.assert(
    fc.property(answers, (own) => {
      const turned = { ...own, own: own.other, other: own.own };
      expect(isMutual(own)).toBe(isMutual(turned));
      if (statusOf(own) === 'rejected' || statusOf(own) === 'contacted') expect(statusOf(turned)).toBe(statusOf(own));
      else expect(statusOf(own)).toBe(own.own ?? 'pending');
    }),
  );
});

test('the other side’s interest changes nothing that a side sees before its own', () => {
  fc.assert(
    fc.property(fc.boolean(), (isContacted) => {
      const before = { own: null, other: null, isContacted };
      expect(statusOf({ ...before, other: 'interested' })).toBe(statusOf(before));
    }),
  );
});

test('only who is interested takes up contact, unless the other side rejected', () => {
  const noContact = { isContacted: false };
  expect(contactRefusal({ own: null, other: 'interested', ...noContact })).toBe('interest-first');
  expect(contactRefusal({ own: 'rejected', other: 'interested', ...noContact })).toBe('interest-first');
  expect(contactRefusal({ own: 'interested', other: 'rejected', ...noContact })).toBe('rejected');
  expect(contactRefusal({ own: 'interested', other: null, ...noContact })).toBeNull();
});

test('whole points add up to the whole percentage, none a point away from what it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: -800, max: 0 }),
      (added, taken) => {
        const points = [...added, taken];
        const sum = wholePercent(points.reduce((total, each) => total + each, 0));
        const whole = wholePoints(points, sum);
        expect(whole.reduce((total, each) => total + each, 0) === sum).toBe(true);
        for (const [place, each] of points.entries()) expect(Math.abs((whole[place] ?? 0) - each / 100)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('a change that doesn’t move the percentage that people read is none', () => {
  expect(toChange(['Rust', 8_120], 7_400)).toEqual({ skill: 'Rust', percent: 81 });
  expect(toChange(['Rust', 7_440], 7_350)).toBeNull();
  expect(toChange([], 7_400)).toBeNull();
  expect(toChange(null, 7_400)).toBeNull();
});

test.each([
  ['at first', { countedAt: null }, true],
  ['while changes wait', { countedAt: null, isWaiting: true }, false],
  ['after many new jobs', { jobs: 125 }, true],
  ['after many closed jobs', { jobs: 75 }, true],
  ['after a few new jobs', { jobs: 115 }, false],
  ['right after another count', { jobs: 500, countedAt: new Date('2026-03-01T11:55:00Z') }, false],
  ['after a week', { countedAt: new Date('2026-02-22T12:00:00Z') }, true],
])('frequencies are counted anew or not %s', (_when, changed, isDue) => {
  const usual = {
    countedAt: new Date('2026-03-01T11:00:00Z'),
    counted: 100,
    jobs: 100,
    isWaiting: false,
    now: new Date('2026-03-01T12:00:00Z'),
  };
  expect(isCountDue({ ...usual, ...changed })).toBe(isDue);
});

test('a few changes are read at once, and each of many is followed by a rest', () => {
  expect(paceOf(10)).toMatchObject({ atOnce: 10 });
  expect(paceOf(11)).toMatchObject({ atOnce: 0 });
});
