import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { bindSql } from './bind-sql.ts';
import { openDatabase, openPool } from './database.ts';
import { prepareSql } from './prepared.ts';

const { connection, drop } = await makeTestDatabase('empty');
const pool = openPool(connection, 1);
const db = openDatabase(pool);
afterAll(async () => {
  await pool.end();
  await drop();
});

const isBetween = (value: string, least: string) => `(${value} >= ${least} and ${value} < ${least} + 10)`;
let timesWritten = 0;
const readPlant = prepareSql<{ name: string; isTall: boolean; fixed: string }, 'name' | 'height'>((value) => {
  timesWritten += 1;
  const height = value('height');
  return sql`select ${value('name')}::text as name, ${bindSql(isBetween, sql`${height}::int`, 90)} and ${height}::int > 95 as "isTall", ${'tree'} as fixed`;
});

test('a query that is put together once runs with the values of each call, also in a transaction', async () => {
  expect(await readPlant(db, { name: 'oak', height: '98' })).toEqual([{ name: 'oak', isTall: true, fixed: 'tree' }]);
  expect(await readPlant(db, { name: 'height', height: '91' })).toEqual([{ name: 'height', isTall: false, fixed: 'tree' }]);
  expect(await db.transaction((tx) => readPlant(tx, { name: '', height: '99' }))).toEqual([{ name: '', isTall: true, fixed: 'tree' }]);
  expect(timesWritten).toBe(1);
});

test('a rule takes other values each time that it is bound', async () => {
  const both = sql`select ${bindSql(isBetween, 5, 1)} as one, ${bindSql(isBetween, 50, 1)} as other`;

  expect((await db.execute(both)).rows).toEqual([{ one: true, other: false }]);
});
