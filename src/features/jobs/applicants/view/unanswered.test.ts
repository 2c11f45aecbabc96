import { expect, test } from 'vitest';
import { type ApplicationStatus, choicesFrom } from '../../applications/policy.ts';
import type { Received } from '../contract.ts';
import { leftAfter, unanswered } from './unanswered.ts';

function received(id: string, status: ApplicationStatus, version = 1): Received {
  return {
    ...{ id, status, version, person: null, appliedAt: '2026-10-12T10:00:00.000Z', statusAt: '2026-10-12T10:00:00.000Z', dueOn: null },
    ...{ isReadable: true, hasLetter: false, hasCv: false, noteCount: 0 },
    can: { moveTo: choicesFrom(status, version), needsPay: false, extend: false },
  };
}

const [lies, tom, wout] = [received('lies', 'viewed'), received('tom', 'viewed'), received('wout', 'viewed')];
const tried = [lies, tom, wout].map(unanswered);

test('those who were moved are no longer left, and those who weren’t tried are left as they were', () => {
  expect(leftAfter(tried, [{ id: 'tom', result: 'moved', application: null }], 'hired')).toEqual([unanswered(lies), unanswered(wout)]);
});

test('one that changed is left as it is now, and is open while the answer can still be given', () => {
  const now = [received('lies', 'in_review', 2), received('tom', 'rejected', 2)];
  const results = now.map((application) => ({ id: application.id, result: 'changed' as const, application }));

  expect(leftAfter(tried, results, 'hired')).toEqual([
    {
      application: now[0],
      problem: 'Deze sollicitatie staat intussen op “In behandeling”. Kijk je bericht na en probeer het opnieuw.',
      isOpen: true,
    },
    { application: now[1], problem: 'Deze sollicitatie staat intussen op “Afgewezen”. Dit antwoord kan niet meer.', isOpen: false },
    unanswered(wout),
  ]);
});

test('one that is gone is left with its reader’s name, and can’t be answered', () => {
  expect(leftAfter([unanswered(lies)], [{ id: 'lies', result: 'gone', application: null }], 'hired')).toEqual([
    { application: lies, problem: 'Deze sollicitatie is er niet meer.', isOpen: false },
  ]);
});
