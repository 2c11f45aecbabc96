import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomProject } from '../writer/policy/random-project.fixture.ts';
import { strangeDigits } from './documents/digits.fixture.ts';

// The same as digits.test.ts, for as many projects as the sentences are tried with.
test('each digit of the files of 500 random projects is of a fact, or of a named rule', { timeout: 3_600_000 }, async () => {
  const property = fc.asyncProperty(randomProject, async (project) => {
    expect(await strangeDigits(project)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 500, endOnFailure: true });
});
