import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { databaseName, databaseUser } from './cluster.ts';
import { socketPort } from './configuration.ts';

/** Advisory lock numbers. Taken in the maintenance database: locks are per database, and `kiem` may be dropped and recreated. */
const maintenanceDatabase = 'postgres';
const serverLock = 1;
const toolLock = 2;

export function connectionTo(socketDir: string, database: string = databaseName) {
  return { host: socketDir, port: socketPort, user: databaseUser, database };
}

/** One connection to the maintenance database. Emits 'end' when it is lost. */
export async function connect(socketDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(socketDir, maintenanceDatabase),
    // PGSSLMODE may be set for another database; a Unix socket has no TLS.
    ssl: false,
    application_name: 'kiem lifecycle',
    connectionTimeoutMillis: 2_000,
  });
  // A lost connection is an 'error' and then an 'end'; without a listener the first would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function describeServer(client: pg.Client): Promise<{ version: string; databaseDir: string }> {
  const { rows } = await client.query<{ version: string; databaseDir: string }>(
    `select current_setting('server_version') as version, current_setting('data_directory') as "databaseDir"`,
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL answered without a row');
  return {
    version: row.version.split(' ')[0] ?? '',
    databaseDir: row.databaseDir,
  };
}

/** Creates Kiem's database unless it is there. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount) return;
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    // A tool made it at the same moment.
    if (code !== '42P04' && code !== '23505') throw error;
  }
}

/**
 * Marks the database as this Kiem's for as long as the connection lives. PostgreSQL notices the
 * closed socket of a killed Kiem at once; the two seconds are for a busy machine.
 */
export async function lockForServer(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + 2_000;
  while (!(await tryLock(client, serverLock))) {
    if (Date.now() > deadline) {
      throw new StartError(`The data directory ${dataDir} is in use by another Kiem. Stop that one first, or set another DATA_DIR.`);
    }
    await pause(100);
  }
}

/** Takes a shared lock that shows other tools that the database is in use; any number of tools may hold it. */
export async function lockForTool(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [toolLock]);
}

/** Whether neither a server nor another tool uses the database, so that the tool that started it may stop it. */
export async function isLastTool(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [toolLock]);
  return (await tryLock(client, toolLock)) && (await tryLock(client, serverLock));
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock]);
  return rows[0]?.locked === true;
}
