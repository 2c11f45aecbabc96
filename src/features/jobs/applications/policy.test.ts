import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerDay,
  applicationStatuses,
  canDeleteCopy,
  canMove,
  canMoveSilently,
  choicesFrom,
  isAnswer,
  needsPay,
  partOf,
  statusesOf,
  takesApplications,
} from './policy.ts';

const status = fc.constantFrom(...applicationStatuses);
const side = fc.constantFrom('poster' as const, 'applicant' as const);

test('nobody moves a withdrawn application, and nobody moves one to where it is', () => {
  fc.assert(
    fc.property(status, side, (other, by) => {
      expect(canMove('withdrawn', other, by)).toBe(false);
      expect(canMove(other, other, by)).toBe(false);
    }),
  );
});

test('an applicant only withdraws, and a poster never does', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      if (to !== 'withdrawn') expect(canMove(from, to, 'applicant')).toBe(false);
      else expect(canMove(from, to, 'poster')).toBe(false);
    }),
  );
});

test('an application that was read, sorted or answered never becomes unread again', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 12 }), (path) => {
      let now: (typeof applicationStatuses)[number] = 'pending';
      let wasAnswered = false;
      for (const to of path) {
        if (!canMove(now, to, 'poster')) continue;
        now = to;
        wasAnswered ||= isAnswer(to);
        expect(now).not.toBe('pending');
        if (wasAnswered) expect(now).not.toBe('viewed');
      }
    }),
  );
});

test('every status but withdrawn leads somewhere, and every choice is a move', () => {
  for (const from of applicationStatuses) {
    expect(choicesFrom(from, 1).length > 0).toBe(from !== 'withdrawn');
    for (const to of choicesFrom(from, 1)) expect(canMove(from, to, 'poster')).toBe(true);
  }
});

test('only sorting of new applications may be silent', () => {
  const silent = applicationStatuses.flatMap((from) =>
    applicationStatuses.filter((to) => canMoveSilently(from, to)).map((to) => [from, to]),
  );

  expect(silent).toEqual([
    ['pending', 'in_review'],
    ['viewed', 'in_review'],
  ]);
});

test('every status belongs to one part of the list', () => {
  for (const each of applicationStatuses) expect(statusesOf(partOf(each))).toContain(each);
});

test('an invitation to employment needs the pay, unless the applicant knows it', () => {
  const unknown = { salaryMin: null, salaryMax: null };

  expect(needsPay('full-time', 'invited', unknown)).toBe(true);
  expect(needsPay('full-time', 'invited', { salaryMin: null, salaryMax: 50_000 })).toBe(false);
  expect(needsPay('full-time', 'rejected', unknown)).toBe(false);
  expect(needsPay('freelance', 'invited', unknown)).toBe(false);
});

test.each([
  ['2026-11-22T12:00:00.000Z', '2026-12-06'],
  // Half past midnight in Brussels is the day before in UTC, also when the clock has changed since.
  ['2026-10-20T22:30:00.000Z', '2026-11-04'],
  ['2026-03-20T23:30:00.000Z', '2026-04-04'],
])('an application of %s is answered by %s', (sentAt, day) => {
  expect(answerDay(new Date(sentAt))).toBe(day);
});

test('an applicant deletes their copy once they were hired or refused, or the poster can’t read it', () => {
  const deletable = (posterAccessEndedAt: Date | null, jobId: string | null) =>
    applicationStatuses.filter((each) => canDeleteCopy({ status: each, posterAccessEndedAt, jobId }));

  expect(deletable(null, 'job')).toEqual(['hired', 'rejected']);
  expect(deletable(new Date(), 'job')).toEqual(applicationStatuses);
  expect(deletable(null, null)).toEqual(applicationStatuses);
});

test('a job takes applications until its last day in Brussels is over', () => {
  const job = { closedAt: null, deadline: '2026-11-22' };

  expect(takesApplications(job, new Date('2026-11-22T22:59:59.000Z'))).toBe(true);
  expect(takesApplications(job, new Date('2026-11-22T23:00:00.000Z'))).toBe(false);
  expect(takesApplications({ closedAt: new Date(), deadline: null }, new Date())).toBe(false);
});
