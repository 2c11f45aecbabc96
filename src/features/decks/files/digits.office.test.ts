import { test } from 'vitest';
import { checkRandomFiles } from './documents/digits.fixture.ts';

// The same as digits.test.ts, for as many projects as the sentences are tried with: half of them here, the other half beside it, on
// another core.
test('each digit of the files of 250 random projects is of a fact, or of a named rule', { timeout: 3_600_000 }, () =>
  checkRandomFiles({ projects: 250 }),
);
