import { chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { draftOf, removeAbandonedDrafts } from './drafts.ts';
import { undefinedWhenMissing } from './system-error.ts';

/** PostgreSQL's role and database for everything that Kiem does. */
export const databaseUser = 'kiem';
export const databaseName = 'kiem';

/**
 * Creates the database cluster unless it is there. It is made under another name and renamed when it
 * is whole, so that a kill at any moment leaves either nothing or all of it.
 */
export async function createCluster(
  databaseDir: string,
  { account, binaries, durable }: { account: Account; binaries: Binaries; durable: boolean },
): Promise<void> {
  await removeAbandonedDrafts(path.dirname(databaseDir));
  if ((await readVersion(databaseDir)) !== undefined) return;
  const draft = draftOf(databaseDir);
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  await initialise(draft, { account, binaries, durable });
  try {
    await rename(draft, databaseDir);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    // Another Kiem that started at the same time was first; the lock decides which of the two continues.
    if ((await readVersion(databaseDir)) !== undefined) return;
    throw new StartError(`Kiem needs ${databaseDir} for its database, but something else stands there.`, { cause });
  }
  await flushDirectory(path.dirname(databaseDir));
}

/** Refuses a data directory of another major version, which PostgreSQL can't open. */
export async function checkVersion(databaseDir: string, { major }: Binaries): Promise<void> {
  const found = await readVersion(databaseDir);
  if (found === undefined || found === major) return;
  if (Number(found) > Number(major)) {
    throw new StartError(`The database in ${databaseDir} was made by PostgreSQL ${found}, this Kiem brings ${major}: use the newer Kiem.`);
  }
  throw new StartError(
    `The database in ${databaseDir} was made by PostgreSQL ${found}, this Kiem brings ${major}: upgrade it through backup and restore as docs/operations.md describes.`,
  );
}

async function readVersion(databaseDir: string): Promise<string | undefined> {
  const text = await readFile(path.join(databaseDir, 'PG_VERSION'), 'utf8').catch(undefinedWhenMissing);
  return text?.trim();
}

async function initialise(
  draft: string,
  { account, binaries, durable }: { account: Account; binaries: Binaries; durable: boolean },
): Promise<void> {
  try {
    await runAs(account, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${databaseUser}`,
      // The socket's directory decides who may connect: only this account and root can enter it.
      '--auth=trust',
      '--encoding=UTF8',
      // The same order and case rules on every machine, at the speed of comparing bytes. Lists that
      // people read in order name a Dutch collation ("nl-x-icu") themselves.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    const reason = /(?:FATAL|initdb: error|error while loading[^:]*): *(.+)/.exec(output)?.[1];
    throw new StartError(`PostgreSQL could not create its database in ${path.dirname(draft)}: ${reason ?? cause}`, {
      cause,
    });
  }
}

/** A rename is on disk only when its directory is. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}
