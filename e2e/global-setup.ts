import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { prepareData } from './prepared-data.ts';

/** Builds once before the workers start, so that they don't build at the same time, and makes the data that each copies. */
export default function setup(): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '..');
  const build = "import('./scripts/build.ts').then((module) => module.buildWhenNeeded())";
  execFileSync(process.execPath, ['-e', build], { cwd: root, stdio: 'inherit' });
  return prepareData();
}
