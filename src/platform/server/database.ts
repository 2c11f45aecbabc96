import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { memorySizes } from './memory-sizes.ts';
import { limitWaits, UnansweredError, withLongStatements } from './patience.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The database itself, or the transaction that a read or write is part of. */
export type Executor = Database | Transaction;

export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string };

/**
 * One pool per server. `max` keeps several servers below PostgreSQL's usual 100 connections;
 * a request that finds no free connection within 3 s is refused rather than queued for ever.
 * PostgreSQL ends a statement after 15 s; `limitWaits` ends waits. Idle connections are kept for
 * minutes: the first search of a new one takes ten times as long, until PostgreSQL has read its catalogue and planned it.
 */
export function openPool(connection: Connection, max = memorySizes.connections): pg.Pool {
  // PGSSLMODE may be set for another database; a Unix socket has no TLS.
  const transport = 'host' in connection ? { ssl: false } : {};
  const pool = new pg.Pool({
    ...connection,
    ...transport,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 300_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'kiem',
    // Queries of a transaction that don't wait for each other's answers are sent at once (docs/decisions/115-statements-sent-at-once.md).
    pipeline: true,
  });
  // A connection that breaks fails its query, and an idle one is replaced; unheard, these events would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    answerByCallback(client);
  });
  pool.on('error', () => undefined);
  limitWaits(pool);
  return pool;
}

/**
 * Gives a connection's queries callbacks of ours. The one that pg makes for a promise lives until all garbage is collected, and with it the
 * rows of its answer (docs/decisions/128-objects-that-outlive-their-page.md); the pool's own queries bring a callback.
 */
function answerByCallback(client: pg.PoolClient): void {
  const query = (...asked: unknown[]): unknown => {
    const [config, values] = asked;
    const isAnswered = typeof asked.at(-1) === 'function' || (typeof config === 'object' && config !== null && 'submit' in config);
    if (isAnswered) return Reflect.apply(pg.Client.prototype.query, client, asked);
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: unknown) => (error === null ? resolve(result) : reject(error));
      Reflect.apply(pg.Client.prototype.query, client, [config, values, settle]);
    });
  };
  Object.assign(client, { query });
}

/**
 * The database for queries. A transaction returns its connection however it ends: Drizzle's own keeps it for ever when
 * `begin` fails, so each death of PostgreSQL would shrink the pool.
 */
export function openDatabase(pool: pg.Pool): Database {
  const database = drizzle({ client: pool, casing: 'snake_case' });
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    const after: (() => void)[] = [];
    let failure: unknown;
    try {
      const result = await drizzle({ client, casing: 'snake_case' }).transaction((tx) => {
        afterCommit.set(tx, after);
        return work(tx);
      }, config);
      for (const each of after) each();
      return result;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // A query without an answer may still run on this connection.
      client.release(isUnreachable(failure));
    }
  };
  return database;
}

/** A transaction whose statements may take an hour each instead of 15 s, such as one that deletes all that hangs on a person. */
export function longTransaction<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withLongStatements(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '1h'`);
      return work(tx);
    }),
  );
}

/** Callbacks of each running transaction, called once it has committed. */
const afterCommit = new WeakMap<Transaction, (() => void)[]>();

/** Does something right after a transaction of `openDatabase` has committed, and never when it hasn't. */
export function onCommit(tx: Transaction, work: () => void): void {
  afterCommit.get(tx)?.push(work);
}

/** The database's own error below Drizzle's wrapping, with its SQLSTATE code; null when it is none. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? databaseError(error.cause) : null;
}

/** Whether the database refused a row because of this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return databaseError(error)?.constraint === constraint;
}

/** Whether a text holds a character that PostgreSQL keeps in none, which is U+0000. */
export function isUnstorableText(error: unknown): boolean {
  return databaseError(error)?.code === '22021';
}

/** Of the connection (EAGAIN: a PostgreSQL that hangs takes no more of them), and of PostgreSQL: a statement that took too long, too. */
const unreachableCodes = new Set([
  ...['EAGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['08003', '08006', '25P03', '53300', '57014', '57P01', '57P02', '57P03'],
]);

const unreachableMessages =
  /timeout exceeded when trying to connect|Connection terminated|encountered a connection error|closed and is not queryable|Query read timeout/;

/** Whether the database can't be reached now: the request may be repeated later, nothing is wrong with it. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && unreachableCodes.has(error.code)) return true;
  if (error instanceof UnansweredError || unreachableMessages.test(error.message)) return true;
  return isUnreachable(error.cause);
}
