import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from '../database.ts';

/** Any constant: the advisory lock that removals of files take, and backups share. */
const removalLock = 7_246_004;

/** Waits for the removal that runs, and lets no other begin until this connection ends. */
export async function holdFiles(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [removalLock]);
}

/** Whether files of people may be removed until this transaction ends; not while a backup is being written. */
export async function mayRemoveFiles(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(sql`select pg_try_advisory_xact_lock(${removalLock}) as "isFree"`);
  return rows[0]?.isFree === true;
}
