import { expect, test } from 'vitest';
import { joinNames } from './texts.ts';

test.each([
  [['An'], 1, 'An'],
  [['An', 'Bram'], 2, 'An en Bram'],
  [['An', 'Bram'], 3, 'An, Bram en 1 ander'],
  [['An'], 4, 'An en 3 anderen'],
])('%s of %i people reads as a sentence would', (names, count, text) => {
  expect(joinNames(names, count)).toBe(text);
});
