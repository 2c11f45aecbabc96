import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('white space becomes one space, and nothing else changes', () => {
  expect(cleanText('  één\r\n\t dak  {{titel}} 👩‍👩‍👧 ')).toBe('één dak {{titel}} 👩‍👩‍👧');
});
