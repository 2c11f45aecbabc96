import { execFileSync } from 'node:child_process';

/** Builds once before tests start several servers, each of which would build by itself, in the same folder. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: `${import.meta.dirname}/..`, stdio: 'inherit' });
}
