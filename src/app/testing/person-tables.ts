import type pg from 'pg';

type Column = { name: string; type: string };

/** A table of personal rows, with the condition for those of person $1. */
type PersonTable = { name: string; columns: Column[]; isOwn: string };

type Reference = { from: string; column: string; to: string; key: string };

const people = ['accounts', 'profiles'];

/** Reads every table from which foreign keys lead to a person, so that tables of new features are included automatically. */
export async function readPersonTables(pool: pg.Pool): Promise<PersonTable[]> {
  const { rows: references } = await pool.query<Reference>(
    `select c.conrelid::regclass::text as "from", a.attname as "column", c.confrelid::regclass::text as "to", k.attname as "key"
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
  const { rows: columns } = await pool.query<Column & { table: string }>(
    `select table_name as "table", column_name as name, coalesce(nullif(data_type, 'ARRAY'), udt_name) as type
     from information_schema.columns where table_schema = 'public' order by ordinal_position`,
  );
  const names = [...new Set(['accounts', ...references.map(({ from }) => from)])];
  return names.flatMap((name) => {
    const isOwn = name === 'accounts' ? 'id = $1' : ownership(name, references, []);
    return isOwn === null ? [] : [{ name, isOwn, columns: columns.filter(({ table }) => table === name) }];
  });
}

/** Builds the condition from the columns that refer to people, or else from the rows that a row refers to. */
function ownership(table: string, references: Reference[], trail: string[]): string | null {
  const own = references.filter(({ from, to }) => from === table && to !== table && !trail.includes(to));
  const direct = own.filter(({ to }) => people.includes(to));
  if (direct.length > 0) return direct.map(({ column }) => `${column} = $1`).join(' or ');
  const indirect = own.flatMap(({ column, to, key }) => {
    const parent = ownership(to, references, [...trail, table]);
    return parent === null ? [] : [`${column} in (select ${key} from ${to} where ${parent})`];
  });
  return indirect.length === 0 ? null : indirect.join(' or ');
}

/** Reads the rows of a person with values as in JSON. */
export async function readOwnRows(pool: pg.Pool, { name, isOwn }: PersonTable, personId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t where ${isOwn}`, [
    personId,
  ]);
  return rows.map(({ row }) => row);
}

/** Finds every row in the whole database, the queue's included, that contains this text. */
export async function findInDatabase(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t where strpos(t::text, $1) > 0`, [text]);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
