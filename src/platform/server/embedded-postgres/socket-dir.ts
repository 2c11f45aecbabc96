import { chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';
import { socketPort } from './configuration.ts';
import { undefinedWhenMissing } from './system-error.ts';

const prefix = 'kiem-pg-';
/** The shortest limit of the systems that PostgreSQL is embedded on (macOS; Linux has 107 bytes). */
const pathLimit = 103;

/**
 * Makes a folder for the socket that only PostgreSQL's account (and root) can enter; this access takes the place of a
 * password. The path is short, because the length of a socket's path is limited.
 */
export async function makeSocketDir(account: Account): Promise<string> {
  const socketDir = await mkdtemp(path.join(await findTemporaryFolder(account), prefix));
  if (account) await chown(socketDir, account.uid, account.gid);
  return socketDir;
}

/** Makes the folder again when it was cleaned away; removes the socket that a killed PostgreSQL left in it. */
export async function restoreSocketDir(socketDir: string, account: Account): Promise<void> {
  const found = await lstat(socketDir).catch(undefinedWhenMissing);
  if (!found) {
    await mkdir(socketDir, { mode: 0o700 });
    if (account) await chown(socketDir, account.uid, account.gid);
    return;
  }
  // The name is known once it was used, and everybody may make folders in the temporary one.
  if (!found.isDirectory() || found.uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`${socketDir} belongs to another account`);
  }
  const socket = path.join(socketDir, `.s.PGSQL.${socketPort}`);
  await Promise.all([rm(socket, { force: true }), rm(`${socket}.lock`, { force: true })]);
}

/** Removes a folder that `makeSocketDir` made, and nothing else: the path may come from a file. */
export async function removeSocketDir(socketDir: string): Promise<void> {
  if (isSocketDirOfKiem(socketDir)) await rm(socketDir, { recursive: true, force: true });
}

export function isSocketDirOfKiem(socketDir: string): boolean {
  return path.isAbsolute(socketDir) && path.basename(socketDir).startsWith(prefix);
}

async function findTemporaryFolder(account: Account): Promise<string> {
  const own = tmpdir();
  const example = path.join(own, `${prefix}xxxxxx`, `.s.PGSQL.${socketPort}`);
  const fits = Buffer.byteLength(example) <= pathLimit;
  return fits && (await canEnter(account, own)) ? own : '/tmp';
}
