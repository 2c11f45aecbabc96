import { existsSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { databaseError } from './database.ts';
import { describeError, type Log } from './log.ts';
import { StartError } from './start-error.ts';

/** Any constant: the advisory lock that servers starting together queue for. */
export const migrationLock = 7_246_001;

/** The folder of SQL migrations: beside the sources, or beside the build when Kiem runs from it. */
export function migrationsFolder(): string {
  const folder = path.resolve(
    import.meta.dirname,
    existsSync(path.resolve(import.meta.dirname, '../../../migrations')) ? '../../../migrations' : '../../migrations',
  );
  if (!existsSync(folder)) throw new Error(`No migrations at ${folder}.`);
  return folder;
}

/**
 * Brings the database to this version. Servers that start together wait for one another;
 * all that is new runs in one transaction, so a failing migration changes nothing and
 * stops the start with a StartError.
 */
export async function migrateDatabase(pool: pg.Pool, log: Log, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ ...pool.options, statement_timeout: 0 });
  // A connection that breaks fails its query; unheard, this event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    log.fatal({ error: describeError(error) }, 'a migration failed; nothing was changed');
    const reason = databaseError(error)?.message ?? (error instanceof Error ? error.message : String(error));
    throw new StartError(`A migration failed and nothing was changed: ${reason}`);
  } finally {
    await client.end();
  }
}

/** The moment of the newest migration in a folder, by its journal. */
const newestIn = (folder: string) => readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;

async function hasRun(pool: pg.Pool, newest: number): Promise<boolean> {
  const { rows } = await pool.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return Number(rows[0]?.newest ?? 0) >= newest;
}

/** Whether every migration of this version has run. */
export async function isMigrated(pool: pg.Pool, folder = migrationsFolder()): Promise<boolean> {
  return hasRun(pool, newestIn(folder));
}

const keptMilliseconds = 500;

/**
 * The same for /readyz, which anybody may ask as often as they like: the folder is read here, once; all who ask while
 * the database is asked share its answer, and so do those of the next half second.
 */
export function watchMigrations(pool: pg.Pool, folder = migrationsFolder()): () => Promise<boolean> {
  const newest = newestIn(folder);
  let last: { answer: Promise<boolean>; until: number } | undefined;
  return () => {
    if (last !== undefined && performance.now() < last.until) return last.answer;
    const asked = { answer: hasRun(pool, newest), until: Number.POSITIVE_INFINITY };
    const keep = () => {
      asked.until = performance.now() + keptMilliseconds;
    };
    asked.answer.then(keep, keep);
    last = asked;
    return asked.answer;
  };
}
