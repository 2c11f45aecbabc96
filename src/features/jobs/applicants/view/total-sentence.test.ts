import { expect, test } from 'vitest';
import { totalSentence } from './total-sentence.ts';

const none = { new: 0, in_review: 0, invited: 0, hired: 0, rejected: 0, withdrawn: 0 };

test.each([
  [none, ''],
  [{ ...none, new: 1 }, '1 sollicitatie'],
  [{ ...none, new: 3, hired: 1 }, '4 sollicitaties'],
  [{ ...none, new: 3, withdrawn: 1 }, '4 sollicitaties, waarvan 1 ingetrokken'],
])('applications of %o are told as %s', (counts, sentence) => {
  expect(totalSentence(counts)).toBe(sentence);
});
