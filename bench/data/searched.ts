import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { rememberWords } from '../../src/platform/server/search/index-document.ts';
import { indexVersion } from '../../src/platform/server/search/index-version.ts';
import { sentences, titleWords } from './words.ts';

/** Returns the version of what is indexed: documents of another one would be indexed anew while they are measured. */
export async function indexVersionOf(client: pg.Client): Promise<number> {
  const { rows } = await drizzle({ client }).execute<{ version: number }>(sql`select ${indexVersion} as version`);
  return rows[0]?.version ?? 0;
}

/** Makes the words of titles and of these texts known, which mistyped ones are taken for. */
export async function rememberTitleWords(client: pg.Client, others: string[]): Promise<void> {
  const db = drizzle({ client });
  const ofTitles = Array.from({ length: 16 }, (_, part) => titleWords.slice(part * 500, (part + 1) * 500).join(' '));
  for (const text of [...sentences, ...others, ...ofTitles]) await db.transaction((tx) => rememberWords(tx, [{ title: '', text }]));
}

/** Fills tables without their indexes, which are made again afterwards: a row at a time, those of a search take minutes. */
export async function fillTables(client: pg.Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  try {
    await fill();
  } finally {
    for (const { definition } of rows) await client.query(definition);
  }
  for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
}

/** Makes functions of the session that roll dice from 0 to 1, and ids that begin with a moment, the same for the same numbers. */
export async function makeDice(client: pg.Client, seed: number): Promise<void> {
  await client.query(`create or replace function pg_temp.roll(n bigint, number int) returns double precision language sql immutable as
    $$select (hashint8extended(n * 100 + number, ${Math.floor(seed)}) & 2147483647) / 2147483648.0::double precision$$`);
  await client.query(`create or replace function pg_temp.id_of(moment timestamptz, n bigint, kind text) returns uuid language sql stable as
    $$select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7' || substr(rest, 1, 3) || '8' || substr(rest, 4, 15))::uuid
      from (select md5(kind || n) as rest) made$$`);
}
