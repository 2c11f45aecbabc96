import { expect, test } from 'vitest';
import { choicesFrom } from '../../applications/policy.ts';
import { nextMove } from './next-move.ts';

test('the next move after a look is the invitation, and after an invitation the job', () => {
  expect(nextMove('viewed', choicesFrom('viewed', 1))).toBe('invited');
  expect(nextMove('in_review', choicesFrom('in_review', 1))).toBe('invited');
  expect(nextMove('invited', choicesFrom('invited', 1))).toBe('hired');
  expect(nextMove('rejected', choicesFrom('rejected', 1))).toBe('invited');
});

test('nothing follows where the poster has no such choice', () => {
  expect(nextMove('hired', choicesFrom('hired', 1))).toBeUndefined();
  expect(nextMove('withdrawn', choicesFrom('withdrawn', 1))).toBeUndefined();
});
