import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../log.ts';
import { bringUp, type Up } from './bring-up.ts';
import { createDatabase, lockForServer } from './connection.ts';
import type { LifecycleLog } from './lifecycle-log.ts';
import type { Place } from './place.ts';
import { shutDown } from './postmaster.ts';

/**
 * Brings PostgreSQL up and locks it for this server. One that was left running by another version,
 * or with its socket elsewhere than in the wanted `socketDir`, is replaced once the lock is held.
 */
export async function bringUpLocked(place: Place, log: LifecycleLog, signal: AbortSignal, socketDir?: string): Promise<Up> {
  const up = await bringUp(place, signal, socketDir);
  try {
    await lockForServer(up.client, place.dataDir);
    const isElsewhere = socketDir !== undefined && up.socketDir !== socketDir;
    if (up.started || (up.version === place.binaries.version && !isElsewhere)) {
      await createDatabase(up.client);
      return up;
    }
  } catch (error) {
    await up.client.end();
    throw error;
  }
  log.info({ version: up.version }, 'the running PostgreSQL is replaced');
  await shutDown(place.databaseDir);
  return bringUpLocked(place, log, signal, socketDir);
}

/**
 * Restarts PostgreSQL whenever it dies. The connection that holds the lock is idle and lives as long as PostgreSQL does,
 * so its end shows a death at once. Returns the function that stops both.
 */
export function keepRunning(place: Place, log: LifecycleLog, first: Up): () => Promise<void> {
  const stopping = new AbortController();
  let current = first;
  let recovery = Promise.resolve();
  let stopped: Promise<void> | undefined;

  function watch(up: Up): void {
    current = up;
    up.client.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    log.error({ databaseDir: place.databaseDir }, 'PostgreSQL is gone and is started again');
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, 2_000)) {
      try {
        watch(await bringUpLocked(place, log, stopping.signal, first.socketDir));
        log.info({ databaseDir: place.databaseDir }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ error: describeError(error) }, 'PostgreSQL could not be started, another attempt follows');
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await recovery;
    await shutDown(place.databaseDir);
    await current.client.end();
  }

  watch(first);
  return () => {
    stopped ??= stop();
    return stopped;
  };
}
