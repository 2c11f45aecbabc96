import { test } from 'vitest';
import { checkRandomFiles } from './documents/digits.fixture.ts';

// The other half of the 500 projects of digits.office.test.ts.
test('each digit of the files of another 250 random projects is of a fact, or of a named rule', { timeout: 3_600_000 }, () =>
  checkRandomFiles({ projects: 250 }),
);
