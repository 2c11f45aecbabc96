import { expect, test } from 'vitest';
import { type ApplicationStatus, type ChosenStatus, choicesFrom, chosenStatuses } from '../../applications/policy.ts';
import { offeredMessages } from '../../applications/texts.ts';
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

test('an offered answer names the job as it is shown, but for the one that gives it to a person', () => {
  const named = (to: ChosenStatus) => offeredMessages[to]({ firstName: 'An', jobTitle: 'Dakdekker' }).match(/“.*”/)?.[0];

  expect(chosenStatuses.map((to) => [to, named(to)])).toEqual([
    ['in_review', '“Dakdekker (m/v/x)”'],
    ['invited', '“Dakdekker (m/v/x)”'],
    ['hired', '“Dakdekker”'],
    ['rejected', '“Dakdekker (m/v/x)”'],
  ]);
});
