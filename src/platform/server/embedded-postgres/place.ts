import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canEnter, findServiceAccount, isRoot, runAs } from './account.ts';
import { type Binaries, binariesFor } from './binaries.ts';
import { checkVersion, createCluster } from './cluster.ts';
import type { LifecycleLog } from './lifecycle-log.ts';
import { openSharedHome, sharedHome } from './shared-home.ts';
import { isSystemError, undefinedWhenMissing } from './system-error.ts';

/** Everything about a database that stays the same while Kiem runs. */
export type Place = {
  /** DATA_DIR, as people know it. */
  dataDir: string;
  /** Where the database really is, without symbolic links. */
  databaseDir: string;
  logFile: string;
  account: Account;
  binaries: Binaries;
  durable: boolean;
  /** Megabytes of PostgreSQL's own cache. */
  sharedBuffers: number;
};

/**
 * Finds the database of a data directory, or creates it. It is `postgres` in the data directory; as
 * root that may be a link to a folder under /var/lib/kiem, because the account that PostgreSQL runs
 * as can't enter root's home.
 */
export async function preparePlace(options: {
  dataDir: string;
  durable: boolean;
  sharedBuffers: number;
  log: LifecycleLog;
}): Promise<Place> {
  const { dataDir, durable, sharedBuffers, log } = options;
  await mkdir(dataDir, { recursive: true });
  const entrance = path.join(await realpath(dataDir), 'postgres');
  const existing = await findExisting(entrance);
  const owner = existing ? await ownerOf(existing) : undefined;
  const account = isRoot() ? (owner ?? (await findServiceAccount())) : undefined;
  const binaries = await binariesFor(account);
  if (existing) {
    await makeUsable(existing, account);
    await checkVersion(existing, binaries);
  }
  const wanted = existing ?? (await chooseNew(entrance, account));
  await createCluster(wanted, { account, binaries, durable });
  const databaseDir = existing || wanted === entrance ? wanted : await linkTo(wanted, entrance, log);
  return { dataDir, databaseDir, logFile: path.join(dataDir, 'postgres.log'), account, binaries, durable, sharedBuffers };
}

async function findExisting(entrance: string): Promise<string | undefined> {
  const entry = await lstat(entrance).catch(undefinedWhenMissing);
  if (!entry) return undefined;
  const existing = await realpath(entrance).catch(undefinedWhenMissing);
  // Making a new one here would hide that all data is missing.
  if (!existing) {
    throw new StartError(
      `${entrance} leads to a folder that is not there: put the database back, or remove the link to begin with an empty one.`,
    );
  }
  return existing;
}

/** A database that someone made without being root keeps running as that account when root starts it. */
async function ownerOf(databaseDir: string): Promise<Account> {
  const { uid, gid } = await stat(databaseDir);
  return uid === 0 ? undefined : { uid, gid };
}

/** Repairs what copying a data directory changes (owner and mode); PostgreSQL insists on both. */
async function makeUsable(databaseDir: string, account: Account): Promise<void> {
  const { uid } = await stat(databaseDir);
  if (!account && uid !== process.getuid?.()) {
    throw new StartError(`The database in ${databaseDir} belongs to another account: start Kiem as that one or as root.`);
  }
  if (account && uid === 0) await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, databaseDir]);
  await chmod(databaseDir, 0o700);
  if (account && !(await canEnter(account, databaseDir))) {
    throw new StartError(
      `PostgreSQL runs as account ${account.uid}, which can't enter ${databaseDir}: give it access to the folders above.`,
    );
  }
}

async function chooseNew(entrance: string, account: Account): Promise<string> {
  if (!account || (await canEnter(account, path.dirname(entrance)))) return entrance;
  await openSharedHome();
  // Names the owning data directory for people. Never reuses an existing folder: a data directory that was removed
  // starts anew, and nobody asked to delete or reuse the former one.
  const owner = createHash('sha256').update(entrance).digest('hex').slice(0, 8);
  return path.join(sharedHome, `${owner}-${Date.now().toString(36)}-${process.pid}`);
}

async function linkTo(databaseDir: string, entrance: string, log: LifecycleLog): Promise<string> {
  try {
    await symlink(databaseDir, entrance);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
    // Another Kiem that started at the same time was first.
    await rm(databaseDir, { recursive: true });
    return realpath(entrance);
  }
  log.warn({ databaseDir }, `PostgreSQL's account can't enter the data directory: ${entrance} links to its database`);
  return databaseDir;
}
