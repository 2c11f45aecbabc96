import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/find-browser.ts';
import { type Counts, readPlaywright, readVitest, type TestTime } from './test-reports.ts';

/**
 * `npm test`, the same as `npm run check`: runs the steps up to the first that fails, and prints the slowest tests and the
 * totals at the end. `--database-only` skips steps without SQL of their own, such as the browser tests, which use the same
 * contract as the tests over HTTP.
 */
type Step = {
  name: string;
  command: string[];
  /** The command for `--database-only`, which skips steps without one. */
  onDatabase?: string[];
  report?: { file: string; read(report: unknown): Counts };
};

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');

const vitestReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
const build = ['npm', 'run', '--silent', 'build'];

const steps: Step[] = [
  { name: 'Format', command: ['biome', 'check', '--linter-enabled=false', '--error-on-warnings'] },
  { name: 'Lint', command: ['biome', 'lint', '--error-on-warnings'] },
  { name: 'Structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'Build', command: build, onDatabase: build },
  // Runs after the build, which writes the route tree.
  { name: 'Types', command: ['tsc', '--noEmit'] },
  {
    name: 'Unit and HTTP tests',
    command: ['vitest', 'run', ...vitestReporters],
    // Runs the tests that directly or indirectly import a test database.
    onDatabase: ['vitest', 'related', '--run', 'src/app/testing/test-database.ts', 'scripts/outside-database.ts', ...vitestReporters],
    report: { file: vitestReport, read: readVitest },
  },
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    report: { file: playwrightReport, read: readPlaywright },
  },
];

async function runAll(): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, times: [] };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const onlyDatabase = process.argv.includes('--database-only');
  try {
    // Fetches or unpacks a browser first, so that a failure shows before the slow steps.
    if (!onlyDatabase) await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, times: [] };
  }
  for (const step of steps) {
    const command = onlyDatabase ? step.onDatabase : step.command;
    if (command === undefined) continue;
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const exitCode = await run(command);
    const counts = step.report === undefined ? { passed: 0, failed: 0, times: [] } : readCounts(step.report);
    total.passed += counts.passed;
    total.times.push(...counts.times);
    // A step that fails without a failing test counts as one failure.
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
    return { passed: 0, failed: 1, times: [] };
  }
}

function printSlowest(times: TestTime[]): void {
  if (times.length === 0) return;
  console.log('\nThe ten slowest tests:');
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  for (const { name, milliseconds } of slowest) console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

const { passed, failed, times } = await runAll();
printSlowest(times);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
