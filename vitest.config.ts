import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const timeouts = {
  // Real databases, mails and password hashes, on machines that may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
/** Ask LibreOffice, which few machines have: `npm run deck-check` runs these. */
const withOffice = process.env.WITH_OFFICE === undefined ? ['**/*.office.test.ts'] : [];
const lifecycle = 'src/platform/server/embedded-postgres/**/*.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'src/app/testing/global-setup.ts',
    // Some wait for half a minute until a server is given up or taken for dead: meanwhile two others use the two cores of a small machine.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'kiem',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [lifecycle, ...withOffice],
          // Each file has a database and server of its own; loading the modules anew takes longer than most tests.
          isolate: false,
          setupFiles: 'src/app/testing/property-seed.ts',
          expect: { poll: { timeout: 15_000 } },
          ...timeouts,
        },
      },
      { test: { name: 'embedded-postgres', include: [lifecycle], ...timeouts } },
    ],
  },
});
