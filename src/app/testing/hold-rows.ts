import type pg from 'pg';
import { expect, vi } from 'vitest';

/** Waits until something in this database waits for a lock, or so many things do. */
export async function untilSomebodyWaits(pool: pg.Pool, count = 1): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const hasCome = async () => expect((await pool.query(waiting)).rowCount).toBeGreaterThanOrEqual(count);
  await vi.waitFor(hasCome, { timeout: 10_000, interval: 20 });
}

/** Holds a row of a table while something is done, and lets it go afterwards. */
export async function holdRow(pool: pg.Pool, table: string, id: string, work: (holder: pg.PoolClient) => Promise<void>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select 1 from ${table} where id = $1 for update`, [id]);
    await work(holder);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** Holds every new row of a table, just before it is written, while something is done; lets them go afterwards. */
export async function holdInserts(pool: pg.Pool, table: string, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query(`
      create function wait_here() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock_shared(1); return new; end';
      create trigger wait_here before insert on ${table} for each row execute function wait_here();
      select pg_advisory_lock(1)`);
    await work();
  } finally {
    await holder.query(`select pg_advisory_unlock(1); drop trigger wait_here on ${table}; drop function wait_here()`);
    holder.release();
  }
}

/**
 * Does a few things in a transaction, begins an act that runs into its locks, and commits. Returns the answer to the act, which has
 * to catch its own refusals: it may come to one before anybody waits for it.
 */
export async function answerAfter<Answer>(
  pool: pg.Pool,
  begin: (holder: pg.PoolClient) => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await begin(holder);
    const answer = act();
    await untilSomebodyWaits(pool);
    await holder.query('commit');
    return await answer;
  } finally {
    // Does nothing after the commit.
    await holder.query('rollback');
    holder.release();
  }
}
