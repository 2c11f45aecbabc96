import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/find-browser.ts';

/**
 * `npm test`, the same as `npm run check`: every step in turn up to the first that fails, and at the
 * very end the number of tests. `--database-only` leaves out what asks the database nothing of its own, as browsers do: they
 * come through the same contract as the tests over HTTP.
 */
type Counts = { passed: number; failed: number };
type Step = {
  name: string;
  command: string[];
  asksDatabase?: boolean;
  report?: { file: string; read(report: unknown): Counts };
};

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');

const steps: Step[] = [
  { name: 'Format', command: ['biome', 'check', '--linter-enabled=false', '--error-on-warnings'] },
  { name: 'Lint', command: ['biome', 'lint', '--error-on-warnings'] },
  { name: 'Structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'], asksDatabase: true },
  // After the build, which writes the tree of routes.
  { name: 'Types', command: ['tsc', '--noEmit'] },
  {
    name: 'Unit and HTTP tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    asksDatabase: true,
    report: { file: vitestReport, read: readVitest },
  },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    report: { file: playwrightReport, read: readPlaywright },
  },
];

async function runAll(): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0 };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const onlyDatabase = process.argv.includes('--database-only');
  try {
    // Fetches or unpacks a browser before anything else takes time.
    if (!onlyDatabase) await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  for (const step of steps.filter(({ asksDatabase }) => asksDatabase === true || !onlyDatabase)) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const exitCode = await run(step.command);
    const counts = step.report === undefined ? { passed: 0, failed: 0 } : readCounts(step.report);
    total.passed += counts.passed;
    // A step without tests, or one that fails outside its tests, is one failure.
    total.failed += exitCode === 0 ? counts.failed : Math.max(1, counts.failed);
    console.log(`── ${step.name}: ${exitCode === 0 ? 'good' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (exitCode !== 0) break;
  }
  return total;
}

function run([program = '', ...parameters]: string[]): Promise<number> {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const environment = { ...process.env, PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function readCounts({ file, read }: NonNullable<Step['report']>): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright(report: unknown): Counts {
  const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const { passed, failed } = await runAll();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
