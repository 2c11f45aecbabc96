import type { Pool } from 'pg';

/** Returns how many rows and index entries of a table were read so far. Each connection of the pool hands in its count first. */
export async function countReads(pool: Pool, table: string): Promise<number> {
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select pg_stat_force_next_flush(), pg_sleep(.1)')));
  const { rows } = await pool.query<{ read: number }>(
    `select (select seq_tup_read from pg_stat_user_tables where relname = $1)::int
       + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes where relname = $1)::int as read`,
    [table],
  );
  return rows[0]?.read ?? Number.NaN;
}
