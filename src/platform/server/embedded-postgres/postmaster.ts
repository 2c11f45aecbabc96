import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bareEnvironment } from './account.ts';
import { serverArguments } from './configuration.ts';
import type { Place } from './place.ts';
import { disownPostmasterFile, findPostmaster, lastSocketDir } from './postmaster-file.ts';
import { endOrphans } from './processes.ts';
import { isSocketDirOfKiem, removeSocketDir, restoreSocketDir } from './socket-dir.ts';

const logLimit = 10_000_000;
/** Replaying the last 2 GB of writes takes seconds; on a bad disk perhaps a minute. */
const startLimit = 180_000;
const fastLimit = 8_000;
const immediateLimit = 2_000;

/** PostgreSQL ended while it started. */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused';
}

/**
 * Starts PostgreSQL in a session of its own (Ctrl+C in the terminal must not reach it before Kiem
 * has finished) and waits until it takes connections. Throws LaunchRefused with PostgreSQL's reason.
 */
export async function launch(place: Place, socketDir: string, signal: AbortSignal): Promise<void> {
  await clearFormer(place, socketDir);
  const log = await openLog(place.logFile);
  try {
    const begin = (await log.stat()).size;
    const options = {
      socketDir,
      clusterName: path.basename(socketDir),
      durable: place.durable,
      sharedBuffers: place.sharedBuffers,
    };
    const child = spawn(place.binaries.postgres, ['-D', place.databaseDir, ...serverArguments(options)], {
      ...place.account,
      cwd: '/',
      env: bareEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const refusal = await untilReady(place.databaseDir, child, signal);
    if (refusal) throw new LaunchRefused((await readReason(place.logFile, begin)) ?? refusal);
  } finally {
    await log.close();
  }
}

/** Stops PostgreSQL: connections are ended, everything is written, at most ten seconds. */
export async function shutDown(databaseDir: string): Promise<void> {
  const running = await findPostmaster(databaseDir);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  if (await isGone(databaseDir, running.pid, fastLimit)) return removeSocketDir(running.socketDir);
  // Without the last checkpoint: the next start replays what was written since.
  process.kill(running.pid, 'SIGQUIT');
  await isGone(databaseDir, running.pid, immediateLimit);
  await removeSocketDir(running.socketDir);
}

/** Waits until PostgreSQL accepts connections; returns how it ended if it never gets that far. */
async function untilReady(databaseDir: string, child: ChildProcess, signal: AbortSignal): Promise<string | undefined> {
  const ended: { how?: string } = {};
  child.on('error', (error) => {
    ended.how = error.message;
  });
  child.on('exit', (code, by) => {
    ended.how = `it ended with ${by ?? code}`;
  });
  // It is to outlive this process.
  child.unref();
  const deadline = Date.now() + startLimit;
  for (;;) {
    if (ended.how) return ended.how;
    const running = await findPostmaster(databaseDir);
    if (running?.ready && running.pid === child.pid) return undefined;
    if (signal.aborted || Date.now() > deadline) child.kill('SIGINT');
    await pause(10);
  }
}

async function isGone(databaseDir: string, pid: number, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  // It removes its postmaster.pid as the last thing it does; the process may stay as a zombie
  // where nobody collects those (as in many containers).
  while ((await findPostmaster(databaseDir))?.pid === pid) {
    if (Date.now() > deadline) return false;
    await pause(10);
  }
  return true;
}

/** Puts away what a killed PostgreSQL left and what would hinder the next. */
async function clearFormer({ databaseDir, account }: Place, socketDir: string): Promise<void> {
  const former = await lastSocketDir(databaseDir);
  if (former && isSocketDirOfKiem(former)) {
    await endOrphans(path.basename(former));
    if (former !== socketDir) await removeSocketDir(former);
  }
  await restoreSocketDir(socketDir, account);
  await disownPostmasterFile(databaseDir);
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimit) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

async function readReason(file: string, begin: number): Promise<string | undefined> {
  const written = (await readFile(file)).subarray(begin).toString();
  return /(?:FATAL|PANIC): +(.+)/.exec(written)?.[1] ?? (written.trim().split('\n').at(-1) || undefined);
}
