import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import * as z from 'zod';
import { makeTestDatabase } from '../../../app/testing/test-database.ts';
import { type Connection, openDatabase, openPool } from '../database.ts';
import { createLog } from '../log.ts';
import { migrateDatabase } from '../migrate.ts';
import { createQueue, defineTask } from '../queue.ts';
import { listTables, quoted, readSequences } from './catalog.ts';
import { listDataFiles } from './data-files.ts';

/** Removes everything that a test file made, after its last test. */
const leftBehind: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of leftBehind.splice(0)) await remove();
});

const log = createLog({ logLevel: 'silent' });
const task = defineTask({ name: 'test.water-plants', input: z.object({ litres: z.number() }), run: async () => {} });

/** Tables that refer to each other, to themselves, and hold every kind of value that is written in its own way. */
const first = `
  create table gardens (
    id uuid primary key, name text not null, tags text[] not null default '{}', picture bytea, area numeric(20, 10),
    yield double precision, opened timestamptz(3), rest interval, details jsonb, best_plant bigint,
    parent uuid references gardens (id), shout text generated always as (upper(name)) stored
  );
  create table plants (
    id bigint primary key generated always as identity, garden uuid not null references gardens (id) on delete cascade, note text
  );
  alter table gardens add constraint gardens_best foreign key (best_plant) references plants (id);
  create table never_used (id serial primary key);`;

const second = 'alter table plants add column height integer not null default 7';

/** A folder of migrations as Drizzle reads them: none, the first, or both. */
export async function makeMigrations(count: 0 | 1 | 2): Promise<string> {
  const folder = await makeFolder();
  const names = ['0000_first', '0001_second'].slice(0, count);
  await mkdir(path.join(folder, 'meta'));
  const entries = names.map((tag, idx) => ({ idx, version: '7', when: 1_000 + idx, tag, breakpoints: true }));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  for (const [place, name] of names.entries()) await writeFile(path.join(folder, `${name}.sql`), [first, second][place] ?? '');
  return folder;
}

/** A database with rows, tasks and files, as a used Kiem leaves it. */
export async function makeUsedKiem(migrations: string): Promise<{ connection: Connection; dataDir: string }> {
  const { connection, dataDir } = await makeEmptyKiem();
  const pool = openPool(connection, 2);
  try {
    await migrateDatabase(pool, log, migrations);
    await pool.query(rowsSql);
    const queue = createQueue(pool, log);
    await queue.start();
    await pool.query(`select pgboss.create_queue('test.water-plants', '{"policy":"standard"}')`);
    await queue.send(openDatabase(pool), task, { litres: 3 });
    await queue.stop();
  } finally {
    await pool.end();
  }
  await mkdir(path.join(dataDir, 'mail/deep'), { recursive: true });
  await writeFile(path.join(dataDir, 'mail/één brief.eml'), Buffer.alloc(700_000, 'kiem\0'));
  await writeFile(path.join(dataDir, 'mail/deep/empty'), '');
  await writeFile(path.join(dataDir, 'mail/half.eml.part'), 'not yet');
  await writeFile(path.join(dataDir, 'postgres.log'), 'said');
  await writeFile(path.join(dataDir, 'key'), 'secret', { mode: 0o600 });
  return { connection, dataDir };
}

const rowsSql = `
  insert into gardens (id, name, tags, picture, area, yield, opened, rest, details) values
    ('00000000-0000-7000-8000-000000000001', E'tab\\t back\\\\slash\\nline\\r "quote" ë 🌱 \\\\.', '{a,"b,c",NULL}', '\\x00ff0a', 1234567890.0123456789,
     'NaN', '2026-03-29T01:30:00.123Z', '1 year -2 days 03:04:05.6', '{"a": [1, null, "\\\\u0041"]}'),
    ('00000000-0000-7000-8000-000000000002', '', '{}', null, null, 'Infinity', 'infinity', null, null);
  insert into gardens (id, name, parent) select gen_random_uuid(), repeat(md5(n::text), 200), '00000000-0000-7000-8000-000000000001'
    from generate_series(1, 2000) n;
  insert into plants (garden, note) select id, name from gardens limit 10;
  update gardens set best_plant = 5 where parent is null;
  delete from plants where id = 10;`;

/** An empty database and an empty data directory. */
export async function makeEmptyKiem(): Promise<{ connection: Connection; dataDir: string }> {
  const database = await makeTestDatabase('empty');
  leftBehind.push(database.drop);
  return { connection: database.connection, dataDir: await makeFolder() };
}

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
  leftBehind.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** All that a backup keeps, in a form that can be compared: a digest of each table's rows and each file, and the sequences. */
export async function contentsOf({ connection, dataDir }: { connection: Connection; dataDir: string }): Promise<object> {
  const tables: Record<string, unknown> = {};
  const sequences = await withClient(connection, async (client) => {
    for (const table of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${quoted(table)} t`,
      );
      tables[`${table.schema}.${table.name}`] = rows[0];
    }
    return readSequences(client);
  });
  const files = Object.fromEntries(
    await Promise.all((await listDataFiles(dataDir)).map(async (name) => [name, await readFile(path.join(dataDir, name), 'base64')])),
  );
  return { tables, sequences, files };
}

export async function withClient<Result>(connection: Connection, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
