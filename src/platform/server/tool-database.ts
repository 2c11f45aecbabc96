import { stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Connection } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';
import { createLog } from './log.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * Lets a tool work with the database of these settings. `beside`: next to a running Kiem, or without
 * one; there has to be a database. `alone`: no Kiem may run on an embedded one, which is made when absent.
 * Throws a StartError when there is none, it is in use or can't be reached.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  use: 'beside' | 'alone',
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    await reach(connection);
    return work(connection);
  }
  if (use === 'beside' && !(await hasDatabase(dataDir))) {
    throw new StartError(`There is no database in the data directory ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  // Errors report every failure; log lines would clutter the tool's own output.
  const log = createLog({ logLevel: 'silent' });
  const embedded = await startEmbeddedPostgres({ dataDir, log, lock: use === 'alone' ? 'server' : 'none' });
  try {
    return await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

/** Whether a database is on this machine, so that nobody else reaches it or works with it. */
export function isOnThisMachine(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return true;
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host === '' || host.startsWith('/') || ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}

async function reach(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  // A connection that breaks right after it was made shows at the next use.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database can not be reached: ${error instanceof Error ? error.message : String(error)}. Check DATABASE_URL.`);
  } finally {
    await client.end();
  }
}

async function hasDatabase(dataDir: string): Promise<boolean> {
  return stat(path.join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  );
}
