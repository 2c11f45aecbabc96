import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { connect, describeServer } from './connection.ts';
import type { Place } from './place.ts';
import { LaunchRefused, launch, shutDown } from './postmaster.ts';
import { findPostmaster } from './postmaster-file.ts';
import { makeSocketDir, removeSocketDir } from './socket-dir.ts';
import { isSystemError } from './system-error.ts';

export type Up = {
  socketDir: string;
  client: pg.Client;
  version: string;
  /** Whether it was started here; otherwise it ran already. */
  started: boolean;
};

/** How long another start, stop or recovery on the same data is waited for. */
const patience = 60_000;
/** How long a PostgreSQL that says to be ready may refuse connections. */
const deafLimit = 1_000;

/**
 * Returns a connection to the PostgreSQL of a place: the running one, or a new one with its socket in `socketDir`.
 * Replaces a running one that can't be reached any more because its socket was cleaned away.
 */
export async function bringUp(place: Place, signal: AbortSignal, socketDir?: string): Promise<Up> {
  const deadline = Date.now() + patience;
  let started = false;
  let heard = Date.now();
  for (;;) {
    signal.throwIfAborted();
    const running = await findPostmaster(place.databaseDir);
    if (!running) {
      started = await tryLaunch(place, signal, deadline, socketDir);
      heard = Date.now();
      if (started) continue;
    }
    const client = running?.ready ? await tryConnect(running.socketDir, place) : undefined;
    if (running && client) return { ...client, socketDir: running.socketDir, started };
    if (client === undefined) heard = Date.now();
    if (client === null && Date.now() > heard + deafLimit) await shutDown(place.databaseDir);
    if (Date.now() > deadline) {
      throw new StartError(`The PostgreSQL of ${place.databaseDir} does not become ready (see ${place.logFile}).`);
    }
    await pause(50);
  }
}

/** Whether PostgreSQL was started; false for refusals that pass by themselves. */
async function tryLaunch(place: Place, signal: AbortSignal, deadline: number, wanted?: string): Promise<boolean> {
  const socketDir = wanted ?? (await makeSocketDir(place.account));
  try {
    await launch(place, socketDir, signal);
    return true;
  } catch (error) {
    if (!wanted) await removeSocketDir(socketDir);
    // Processes of a killed PostgreSQL that haven't noticed yet, or another Kiem that was quicker.
    const passes = error instanceof LaunchRefused && /shared memory block .* in use|lock file .* already exists/.test(error.message);
    if (passes && Date.now() < deadline) return false;
    throw error;
  }
}

/** A connection; undefined when PostgreSQL asks to wait, null when nobody listens there. */
async function tryConnect(socketDir: string, place: Place): Promise<{ client: pg.Client; version: string } | undefined | null> {
  try {
    const client = await connect(socketDir);
    const { version, databaseDir } = await describeServer(client);
    if (databaseDir === place.databaseDir) return { client, version };
    await client.end();
    return null;
  } catch (error) {
    if (isSystemError(error, 'ENOENT') || isSystemError(error, 'ECONNREFUSED')) return null;
    if (isSystemError(error, 'EACCES')) {
      throw new StartError(`The PostgreSQL of ${place.databaseDir} was started by another account: start Kiem as that one or as root.`, {
        cause: error,
      });
    }
    return undefined;
  }
}
