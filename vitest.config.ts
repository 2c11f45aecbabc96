import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const timeouts = {
  // Real databases, mails and password hashes, on machines that may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
/** Ask LibreOffice, which few machines have: `npm run deck-check` runs these. */
const withOffice = process.env.WITH_OFFICE === undefined ? ['**/*.office.test.ts'] : [];
const lifecycle = 'src/platform/server/embedded-postgres/**/*.test.ts';

const shared = {
  // Each file has a database and server of its own; loading the modules anew takes longer than most tests.
  isolate: false,
  setupFiles: 'src/app/testing/property-seed.ts',
  expect: { poll: { timeout: 15_000 } },
  ...timeouts,
};

/** Vitest begins with large files on a fresh machine: the longest one, which is small, would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('src/app/access.test.ts');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    globalSetup: 'src/app/testing/global-setup.ts',
    // Some wait for half a minute until a server is given up or taken for dead: meanwhile two others use the two cores of a small machine.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // In the order of their names.
    projects: [
      // Start what was built, and wait most.
      { test: { name: 'built', include: ['scripts/**/*.test.ts'], globalSetup: 'scripts/build-for-tests.ts', ...shared } },
      { test: { name: 'embedded-postgres', include: [lifecycle], ...timeouts } },
      { test: { name: 'kiem', include: ['{src,bench}/**/*.test.{ts,tsx}'], exclude: [lifecycle, ...withOffice], ...shared } },
    ],
  },
});
