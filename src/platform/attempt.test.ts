import { expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

test('the same content is sent under the same id', () => {
  const first = attemptFor(null, 'Hallo');

  expect(attemptFor(first, 'Hallo')).toBe(first);
});

test('other content is another thing', () => {
  const first = attemptFor(null, 'Hallo');
  const second = attemptFor(first, 'Hallo!');

  expect(second.content).toBe('Hallo!');
  expect(second.id).not.toBe(first.id);
});
