import { isUnreachable } from '../database.ts';
import { memorySizes } from '../memory-sizes.ts';
import { StartError } from '../start-error.ts';
import { bringUp } from './bring-up.ts';
import { connectionTo, createDatabase, isLastTool, lockForTool } from './connection.ts';
import type { LifecycleLog } from './lifecycle-log.ts';
import { type Place, preparePlace } from './place.ts';
import { LaunchRefused, shutDown } from './postmaster.ts';
import { bringUpLocked, keepRunning } from './supervision.ts';
import { isSystemError } from './system-error.ts';

export type EmbeddedPostgres = {
  /** Connection options for node-postgres: unix socket directory, user, database. Stay valid across restarts of PostgreSQL. */
  connection: { host: string; port: number; user: string; database: string };
  /** Stops PostgreSQL properly (fast shutdown), at most 10 s. A tool stops it only when it started it and nobody else uses it. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL that Kiem brings, on `dataDir/postgres`; creates the database the first time
 * and uses a PostgreSQL that still runs there.
 *
 * As `server` (the default) it is for this process alone, and restarted within seconds when it dies.
 * As `none` (for tools: jobs, backup) it is used beside a running server, or started for the time being.
 * `durable: false` is for tests: a power cut may then lose the database.
 *
 * Throws a StartError for what its reader can mend: the directory is in use, not writable, or made
 * by another major version; there are no binaries for this platform.
 */
export async function startEmbeddedPostgres(options: {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  log: LifecycleLog;
  durable?: boolean;
  lock?: 'server' | 'none';
  /** Megabytes of PostgreSQL's own cache, for the bench; otherwise as many as suit the machine. */
  sharedBuffers?: number;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true, lock = 'server', sharedBuffers = memorySizes.sharedBuffers } = options;
  try {
    const place = await preparePlace({ dataDir, durable, sharedBuffers, log });
    return await settle(() => (lock === 'server' ? serve(place, log) : attach(place)));
  } catch (error) {
    throw explain(error, dataDir);
  }
}

async function serve(place: Place, log: LifecycleLog): Promise<EmbeddedPostgres> {
  const up = await bringUpLocked(place, log, new AbortController().signal);
  log.info({ databaseDir: place.databaseDir, version: up.version }, up.started ? 'PostgreSQL started' : 'PostgreSQL found running');
  return {
    connection: connectionTo(up.socketDir),
    stop: keepRunning(place, log, up),
  };
}

async function attach(place: Place): Promise<EmbeddedPostgres> {
  const up = await bringUp(place, new AbortController().signal);
  await lockForTool(up.client);
  await createDatabase(up.client);
  let ended: Promise<void> | undefined;
  // Lost when PostgreSQL died meanwhile or was stopped with its server: then there is nothing to stop.
  let connected = true;
  up.client.once('end', () => {
    connected = false;
  });
  async function stop(): Promise<void> {
    if (up.started && connected && (await isLastTool(up.client))) await shutDown(place.databaseDir);
    await up.client.end();
  }
  return {
    connection: connectionTo(up.socketDir),
    stop: () => {
      ended ??= stop();
      return ended;
    },
  };
}

/** Starts over if the PostgreSQL that was found is being stopped by its owner at that moment. */
async function settle<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 5; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isUnreachable(error)) throw error;
    }
  }
}

function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof LaunchRefused) {
    return new StartError(`PostgreSQL does not start on the data directory ${dataDir}: ${error.message}.`, {
      cause: error,
    });
  }
  if (isSystemError(error)) {
    return new StartError(`Kiem can't use the data directory ${dataDir}: ${error.message}.`, { cause: error });
  }
  return error;
}
