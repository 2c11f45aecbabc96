import path from 'node:path';

export type TestTime = { name: string; milliseconds: number };
export type Counts = { passed: number; failed: number; times: TestTime[] };

const root = path.resolve(import.meta.dirname, '..');

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { title: string; duration?: number | null }[] }[];
};

/** Reads the report of Vitest's JSON reporter. */
export function readVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({ name: `${path.relative(root, name)} › ${title}`, milliseconds: duration ?? 0 })),
  );
  return { passed: numPassedTests, failed: numFailedTests, times };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
};
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; suites: PlaywrightSuite[] };

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(report: unknown): Counts {
  const { stats, suites } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, times: suites.flatMap(timesOf) };
}

function timesOf({ suites = [], specs }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `e2e/${file} › ${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}
