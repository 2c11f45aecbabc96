import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabaseProxy } from '../../app/testing/database-proxy.ts';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { isUnreachable, longTransaction, openDatabase, openPool } from './database.ts';
import { limitWaits } from './patience.ts';

const { connection, drop } = await makeTestDatabase('empty');
// One connection only, so that nothing works after losing it.
const pool = openPool(connection, 1);
const db = openDatabase(pool);
afterAll(async () => {
  await pool.end();
  await drop();
});

const endConnection = sql`select pg_terminate_backend(pg_backend_pid())`;

async function expectToWork(): Promise<void> {
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
}

test('a connection that breaks inside a transaction fails that transaction alone', async () => {
  await expect(db.transaction((tx) => tx.execute(endConnection))).rejects.toSatisfy(isUnreachable);

  await expectToWork();
});

test('a connection that breaks before a transaction begins is given back', async () => {
  await expectToWork();
  pool.once('acquire', (client: pg.PoolClient) => void client.end());

  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();

  await expectToWork();
});

test('an idle connection that breaks is replaced', async () => {
  await expectToWork();
  const lost = once(pool, 'error');
  const outside = openPool(connection, 1);
  await outside.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await outside.end();
  await lost;

  await expectToWork();
});

test('a failed transaction undoes its writes', async () => {
  await db.execute(sql`create table notes (note text)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    throw new Error('no further');
  });

  await expect(failing).rejects.toThrow('no further');

  expect((await db.execute(sql`select * from notes`)).rows).toEqual([]);
});

test('work without a patience waits for a slow answer, and not for a dead connection', async () => {
  const proxy = await openDatabaseProxy(connection.connectionString);
  onTestFinished(proxy.close);
  const through = new pg.Pool({ connectionString: proxy.connectionString, max: 1 });
  onTestFinished(() => through.end());
  through.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
  limitWaits(through, 1_000);

  await through.query('select pg_sleep(0.6), 1 as one');
  await through.query('select pg_sleep(0.6), 2 as two');
  proxy.swallow('answers');
  await expect(through.query('select 1')).rejects.toSatisfy(isUnreachable);
  proxy.restore();

  expect((await through.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

test('a long transaction outlasts the statements of others, and its connection isn’t taken for dead', async () => {
  const patient = new pg.Pool({ ...connection, max: 1, statement_timeout: 500 });
  onTestFinished(() => patient.end());
  patient.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
  limitWaits(patient, 1_000);
  const slow = sql`select pg_sleep(1.5), 'done' as outcome`;

  await expect(openDatabase(patient).transaction((tx) => tx.execute(slow))).rejects.toSatisfy(isUnreachable);
  const { rows } = await longTransaction(openDatabase(patient), (tx) => tx.execute(slow));

  expect(rows).toMatchObject([{ outcome: 'done' }]);
});
