import { expect, test } from 'vitest';
import { type ApplicationStatus, choicesFrom } from '../../applications/policy.ts';
import { movesOfChosen } from './prepare-moves.ts';

const received = (status: ApplicationStatus) => ({ status, can: { moveTo: choicesFrom(status, 1), needsPay: false, extend: false } });
const offered = (applications: ReturnType<typeof received>[]) =>
  movesOfChosen(applications).map(({ to, reached }) => [to, reached.map(({ status }) => status)]);

test('each move that some of the chosen applications may make is offered, with those that it reaches', () => {
  expect(offered([received('viewed'), received('rejected')])).toEqual([
    ['in_review', ['viewed', 'rejected']],
    ['invited', ['viewed', 'rejected']],
    ['hired', ['viewed']],
    ['rejected', ['viewed']],
  ]);
});

test('taking longer is another move than going into review', () => {
  const longer = { status: 'in_review' as const, can: { moveTo: ['in_review' as const], needsPay: false, extend: true } };

  expect(offered([longer, received('viewed')])).toContainEqual(['in_review', ['viewed']]);
  expect(offered([longer, received('viewed')])).toContainEqual(['in_review', ['in_review']]);
});

test('nothing is offered for nothing, or for what may not be moved', () => {
  expect(offered([])).toEqual([]);
  expect(offered([received('withdrawn')])).toEqual([]);
});
