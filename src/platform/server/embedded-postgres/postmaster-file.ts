import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './processes.ts';
import { undefinedWhenMissing } from './system-error.ts';

type Postmaster = { pid: number; socketDir: string; ready: boolean };

/** No process can have it: the highest number that a process id can be stored in. */
const noProcess = 2 ** 31 - 1;

/**
 * The PostgreSQL that serves a database directory now, as its postmaster.pid says; undefined when
 * none does. The file that a killed PostgreSQL leaves behind doesn't count, also not when its
 * process id has gone to another program since.
 */
export async function findPostmaster(databaseDir: string): Promise<Postmaster | undefined> {
  const lines = await readPostmasterFile(databaseDir);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (!(await serves(pid, databaseDir))) return undefined;
  return {
    pid,
    socketDir: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

/** Where the last PostgreSQL of this directory had its socket, whether it runs or not. */
export async function lastSocketDir(databaseDir: string): Promise<string | undefined> {
  return (await readPostmasterFile(databaseDir))[4] || undefined;
}

/**
 * Makes a left-over postmaster.pid harmless when its process id belongs to another program now (as
 * happens with the small numbers in containers): PostgreSQL would take that for itself and refuse.
 * The file stays, because by its last lines PostgreSQL sees whether old processes still use its memory.
 */
export async function disownPostmasterFile(databaseDir: string): Promise<void> {
  const lines = await readPostmasterFile(databaseDir);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid) || (await serves(pid, databaseDir))) return;
  const file = path.join(databaseDir, 'postmaster.pid');
  const { uid, gid } = await stat(file);
  await writeFile(`${file}.new`, [noProcess, ...lines.slice(1)].join('\n'), {
    mode: 0o600,
  });
  await chown(`${file}.new`, uid, gid);
  await rename(`${file}.new`, file);
}

async function readPostmasterFile(databaseDir: string): Promise<string[]> {
  const text = await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8').catch(undefinedWhenMissing);
  return text?.split('\n') ?? [];
}

async function serves(pid: number, databaseDir: string): Promise<boolean> {
  // Only /proc shows which program a process id belongs to; without it, trust the id, as PostgreSQL does.
  if (process.platform !== 'linux') return true;
  try {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    return words[words.indexOf('-D') + 1] === databaseDir;
  } catch {
    // It ended between the two looks.
    return false;
  }
}
