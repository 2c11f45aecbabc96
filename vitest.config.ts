import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const timeouts = {
  // Real databases, mails and password hashes, on machines that may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const lifecycle = 'src/platform/server/embedded-postgres/**/*.test.ts';

/** These wait for servers that start, hang or are taken for dead, or call each procedure many times. */
const slow = /\/(?:embedded-postgres|scripts)\/|\/(?:access|database-hang|fill-demo|queue-kill)\.test\.ts$/;

/** Begins with the slow files: one that begins last runs alone at the end, on one of several cores. */
class SlowFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(slow.test(other.moduleId)) - Number(slow.test(one.moduleId)));
  }
}

export default defineConfig({
  test: {
    globalSetup: 'src/app/testing/global-setup.ts',
    sequence: { sequencer: SlowFirst },
    // Some wait for half a minute until a server is given up or taken for dead: meanwhile two others use the two cores of a small machine.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'kiem',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [lifecycle],
          // Each file has a database and server of its own; loading the modules anew takes longer than most tests.
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
          ...timeouts,
        },
      },
      { test: { name: 'embedded-postgres', include: [lifecycle], ...timeouts } },
    ],
  },
});
