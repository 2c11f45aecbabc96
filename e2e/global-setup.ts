import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds once before the workers start, so that they don't build at the same time. */
export default function setup(): void {
  const root = path.resolve(import.meta.dirname, '..');
  const build = "import('./scripts/build.ts').then((module) => module.buildWhenNeeded())";
  execFileSync(process.execPath, ['-e', build], { cwd: root, stdio: 'inherit' });
}
