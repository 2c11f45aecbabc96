import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomProject } from '../writer/policy/random-project.fixture.ts';
import { strangeDigits } from './documents/digits.fixture.ts';

/** Two files take most of a second of CPU: `npm run deck-check` looks at 500 projects. */
const projects = 6;

test('each digit of the files of random projects is of a fact, or of a named rule', { timeout: 120_000 }, async () => {
  const property = fc.asyncProperty(randomProject, async (project) => {
    expect(await strangeDigits(project)).toEqual([]);
  });
  await fc.assert(property, { numRuns: projects, endOnFailure: true });
});
