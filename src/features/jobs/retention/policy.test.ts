import { expect, test } from 'vitest';
import { accessEndsAt, lastEnded } from './policy.ts';

const closedAt = new Date('2026-10-20T10:00:00Z');
const earlier = new Date('2026-10-01T10:00:00Z');
const later = new Date('2026-10-26T18:00:00Z');

test('access ends four weeks after the closing of the job, or after the last status if that is later', () => {
  expect(accessEndsAt({ closedAt, statusAt: earlier, keptLonger: false })).toEqual(new Date('2026-11-17T10:00:00Z'));
  expect(accessEndsAt({ closedAt, statusAt: later, keptLonger: false })).toEqual(new Date('2026-11-23T18:00:00Z'));
});

test('access ends after twelve months if the applicant allows it, and not at all while the job is open', () => {
  expect(accessEndsAt({ closedAt, statusAt: earlier, keptLonger: true })).toEqual(new Date('2027-10-20T10:00:00Z'));
  expect(accessEndsAt({ closedAt: null, statusAt: earlier, keptLonger: false })).toBeNull();
});

test('the latest end that is over at a moment is four weeks before', () => {
  expect(lastEnded(new Date('2026-11-17T10:00:00Z'))).toEqual(closedAt);
});
