import pg from 'pg';
import type { Manifest, Sequences, TableRows } from './archive-format.ts';

/** Where Kiem keeps rows: its own tables, the list of migrations, the queue. */
export const schemas = ['public', 'drizzle', 'pgboss'];

/**
 * Left out of a backup: rows that pg-boss makes for itself with its tables (their version, pending changes, and samples of
 * its load, in a partition for each day), and live events, which are over by the time of a restore and carry transaction
 * numbers that mean nothing in another database.
 */
const leftOut = ['pgboss.version', 'pgboss.bam', 'pgboss.queue_stats', 'public.live_events'];

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Every table with the columns that are stored; a partitioned one once, without its parts. */
export async function listTables(client: pg.ClientBase): Promise<TableRows[]> {
  const { rows } = await client.query<TableRows>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname || '.' || c.relname <> all($2)
     order by n.nspname, c.relname`,
    [schemas, leftOut],
  );
  return rows;
}

/** The newest migration that ran; undefined when Kiem never started on this database. */
export async function newestMigration(client: pg.ClientBase): Promise<Manifest['migration'] | undefined> {
  const { rows: known } = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`);
  if (known.length === 0) return undefined;
  const { rows } = await client.query<{ createdAt: string; hash: string }>(
    `select created_at as "createdAt", hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0] && { createdAt: Number(rows[0].createdAt), hash: rows[0].hash };
}

/** The current positions of the sequences, never behind the rows of a snapshot taken earlier. */
export async function readSequences(client: pg.ClientBase): Promise<Sequences> {
  const { rows: found } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  const sequences: Sequences = [];
  for (const sequence of found) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    sequences.push(...rows.map((row) => ({ ...sequence, ...row })));
  }
  return sequences;
}

/** Whether Kiem's schemas hold no tables. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace in (select oid from pg_namespace where nspname = any($1)) limit 1`,
    [schemas],
  );
  return rows.length === 0;
}

type ForeignKey = { table: string; name: string; definition: string };

/** Every foreign key, once for a partitioned table. */
export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [schemas],
  );
  return rows;
}
