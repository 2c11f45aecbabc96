import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { partsOf, type Sequences, type TableRows } from './archive-format.ts';
import { listForeignKeys, listTables, quoted } from './catalog.ts';
import { type ArchiveReader, BrokenBackup } from './read-archive.ts';

/**
 * Loads the rows of all tables in the caller's transaction. Tables may refer to one another in any
 * direction, and turning checks off needs a superuser: foreign keys are taken away and added again,
 * which checks all rows at once. Triggers of ours stay silent: what they cause is in the backup.
 */
export async function loadTables(client: pg.Client, archive: ArchiveReader, tables: TableRows[]): Promise<void> {
  const present = new Map((await listTables(client)).map((table) => [quoted(table), table]));
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of present.keys()) await client.query(`alter table ${table} disable trigger user`);
  for (const table of tables) {
    const target = present.get(quoted(table));
    if (target === undefined) throw new BrokenBackup(`it holds rows of ${table.schema}.${table.name}, which is no table of Kiem`);
    const missing = table.columns.filter((column) => !target.columns.includes(column));
    await (missing.length === 0 ? copyIn(client, archive, table, quoted(table)) : copySharedColumns(client, archive, table, target));
  }
  for (const table of present.keys()) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  // So that nothing is left to be checked when later migrations change tables.
  await client.query('set constraints all immediate');
}

export async function setSequences(client: pg.Client, sequences: Sequences): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval(to_regclass($1), $2, $3)', [quoted(sequence), sequence.lastValue, sequence.isCalled]);
  }
}

async function copyIn(client: pg.Client, archive: ArchiveReader, table: TableRows, target: string): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await pipeline(rowsOf(archive, table), client.query(from(`copy ${target} (${columns}) from stdin`)));
}

async function* rowsOf(archive: ArchiveReader, table: TableRows): AsyncGenerator<Buffer> {
  while (archive.nextIs(partsOf(table))) yield* (await archive.take()).content;
}

/** Another version of pg-boss may keep other columns of a task: those that both know are taken over. */
async function copySharedColumns(client: pg.Client, archive: ArchiveReader, table: TableRows, target: TableRows): Promise<void> {
  const arrived = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ');
  await client.query(`create temporary table arrived (${arrived}) on commit drop`);
  await copyIn(client, archive, table, 'arrived');
  const shared = target.columns.filter((column) => table.columns.includes(column));
  const { rows: types } = await client.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from unnest($2::text[]) with ordinality as wanted(name, place)
     join pg_attribute on attrelid = to_regclass($1) and attname = wanted.name order by place`,
    [quoted(target), shared],
  );
  const names = shared.map((column) => pg.escapeIdentifier(column));
  const values = names.map((name, place) => `${name}::${types[place]?.type}`);
  await client.query(`insert into ${quoted(target)} (${names.join(', ')}) select ${values.join(', ')} from arrived`);
  await client.query('drop table arrived');
}
