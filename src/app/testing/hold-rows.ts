import type pg from 'pg';
import { expect, vi } from 'vitest';

/** Waits until something in this database waits for a lock. */
export async function untilSomebodyWaits(pool: pg.Pool): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBeGreaterThan(0), { timeout: 10_000, interval: 20 });
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
