import { test } from 'vitest';
import { checkRandomFiles } from './documents/digits.fixture.ts';

// Two files take half a second of CPU: `npm run deck-check` looks at 500 projects.
test('each digit of the files of random projects is of a fact, or of a named rule', { timeout: 120_000 }, () =>
  checkRandomFiles({ projects: 6 }),
);
