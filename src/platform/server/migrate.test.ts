import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrationsWith } from '../../app/testing/older-migrations.ts';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { openPool } from './database.ts';
import { createLog } from './log.ts';
import { isMigrated, migrateDatabase, migrationsFolder, watchMigrations } from './migrate.ts';
import { StartError } from './start-error.ts';

const log = createLog({ logLevel: 'silent' });

async function emptyDatabase(): Promise<pg.Pool> {
  const database = await makeTestDatabase('empty');
  const pool = openPool(database.connection);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

/** The product's migrations with one more. */
async function migrationsAnd(name: string, sql: string): Promise<string> {
  const folder = await migrationsWith((entries) => {
    const { idx = 0, when = 0, ...last } = entries.at(-1) ?? {};
    return [...entries, { ...last, idx: idx + 1, when: when + 1, tag: name }];
  });
  await writeFile(path.join(folder, `${name}.sql`), sql);
  return folder;
}

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return rows.map(({ name }) => name);
}

async function migrationsOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  return rows[0].count;
}

test('servers that start together on an empty database migrate it once', async () => {
  const pool = await emptyDatabase();
  await expect(isMigrated(pool)).rejects.toThrow();

  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(pool, log)));

  const { entries } = JSON.parse(await readFile(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8'));
  expect(await migrationsOf(pool)).toBe(entries.length);
  expect(await tablesOf(pool)).toEqual(expect.arrayContaining(['accounts', 'profiles', 'posts']));
  expect(await isMigrated(pool)).toBe(true);
});

test('migrating again changes nothing, and a newer version runs only what is new', async () => {
  const pool = await emptyDatabase();
  await migrateDatabase(pool, log);
  const before = await migrationsOf(pool);
  const newer = await migrationsAnd('9999_newer', 'create table newer (id integer);');

  await migrateDatabase(pool, log);
  expect(await migrationsOf(pool)).toBe(before);
  expect(await isMigrated(pool, newer)).toBe(false);

  await migrateDatabase(pool, log, newer);
  expect(await migrationsOf(pool)).toBe(before + 1);
  expect(await tablesOf(pool)).toContain('newer');
  expect(await isMigrated(pool, newer)).toBe(true);
});

const broken = 'create table half (id integer);\n--> statement-breakpoint\ncreate table half (id integer);';

test('a failing migration changes nothing and stops the start with its reason', async () => {
  const pool = await emptyDatabase();

  const migration = migrateDatabase(pool, log, await migrationsAnd('9999_broken', broken));

  await expect(migration).rejects.toThrow(StartError);
  await expect(migration).rejects.toThrow('A migration failed and nothing was changed: relation "half" already exists');
  expect(await tablesOf(pool)).toEqual([]);
  await migrateDatabase(pool, log);
  expect(await isMigrated(pool)).toBe(true);
});

test('a failing migration leaves the version before it in use', async () => {
  const pool = await emptyDatabase();
  await migrateDatabase(pool, log);
  const before = await tablesOf(pool);

  await expect(migrateDatabase(pool, log, await migrationsAnd('9999_broken', broken))).rejects.toThrow(StartError);

  expect(await tablesOf(pool)).toEqual(before);
  expect(await isMigrated(pool)).toBe(true);
});

/** A database in use, its migrations in a folder of their own, and the number of queries that were sent to it. */
async function watched() {
  const pool = await emptyDatabase();
  const folder = await migrationsWith((entries) => entries);
  await migrateDatabase(pool, log, folder);
  let queries = 0;
  pool.on('acquire', () => {
    queries += 1;
  });
  return { pool, folder, queries: () => queries };
}

test('many who ask at once whether a server is ready cause one query, and the migrations are read once', async () => {
  const { pool, folder, queries } = await watched();
  const isReady = watchMigrations(pool, folder);
  await rm(path.join(folder, 'meta'), { recursive: true });

  const answers = await Promise.all(Array.from({ length: 100 }, () => isReady()));
  const right = await isReady();

  expect(new Set([...answers, right])).toEqual(new Set([true]));
  expect(queries()).toBe(1);
});

test('a server is asked again after a while, so that it says when it is no longer ready', async () => {
  const { pool, folder } = await watched();
  const isReady = watchMigrations(pool, folder);
  expect(await isReady()).toBe(true);

  await pool.query('delete from drizzle.__drizzle_migrations');
  await expect.poll(() => isReady()).toBe(false);
  await pool.query('drop table drizzle.__drizzle_migrations');

  await expect.poll(() => isReady().catch(() => 'unknown')).toBe('unknown');
});
