import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { writeSql } from './write-sql.ts';

const plants = pgTable('plants', { id: text().primaryKey(), sownAt: timestamp() });
const tall = sql`height > ${100} and name <> ${null}`;

const queries: [string, SQL][] = [
  ['values of every kind', sql`select ${'oak'}, ${7}, ${true}, ${null}, ${sql.param(['a', 'b'])}::text[]`],
  ['a value twice', sql`select ${'oak'}, ${'oak'}`],
  ['fragments in fragments', sql`select ${sql.raw('p.id')} from (select * from plants where ${tall} offset 0) p where ${tall}`],
  ['joined conditions', sql`select 1 where ${sql.join([tall, sql`leaves = ${3}`, sql.empty()], sql` and `)}`],
  ['a part that is left out', sql`select 1 ${undefined} limit ${sql.raw('21')}`],
  ['a list of values', sql`select 1 where name in ${['oak', 'ash']}`],
  ['tables and columns', sql`select ${plants.sownAt} from ${plants} where ${plants.id} = ${'oak'}`],
  ['a value with the encoder of its column', sql`select ${sql.param(new Date('2026-01-01T00:00:00Z'), plants.sownAt)}`],
];

test.each(queries)('%s are written as Drizzle writes them', (_what, query) => {
  const { sql: written, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(query);

  expect(writeSql(query)).toMatchObject({ sql: written, params });
});
