import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { makeTestDatabase, type TestDatabase } from '../../app/testing/test-database.ts';
import { newId } from '../ids.ts';
import { openDatabase, openPool } from './database.ts';
import { createLog } from './log.ts';
import { createQueue, defineTask } from './queue.ts';
import { readQueueOverview, retryTask } from './queue-overview.ts';

const task = defineTask({ name: 'test.water-plants', input: z.object({ to: z.string() }), run: async () => {} });
const ids = { waiting: newId(), running: newId(), done: newId(), doneBefore: newId(), dead: newId() };

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await makeTestDatabase();
  pool = openPool(database.connection, 2);
  await pool.query(`select pgboss.create_queue('test.water-plants', '{"policy":"standard"}')`);
  const queue = createQueue(pool, createLog({ logLevel: 'silent' }));
  await queue.start();
  for (const id of Object.values(ids)) await queue.send(openDatabase(pool), task, { to: 'noor@voorbeeld.test' }, id);
  await queue.stop();
  await pool.query(`update pgboss.job set state = 'active' where id = $1`, [ids.running]);
  await pool.query(`update pgboss.job set state = 'completed', completed_on = now() where id = $1`, [ids.done]);
  await pool.query(`update pgboss.job set state = 'completed', completed_on = now() - interval '2 days' where id = $1`, [ids.doneBefore]);
  await pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), retry_count = 8, output = '{"name":"Error","message":"TimeoutError"}' where id = $1`,
    [ids.dead],
  );
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('counts and kinds of failure are shown, what tasks are about is not', async () => {
  const overview = await readQueueOverview(pool);

  expect(overview?.tasks.find(({ name }) => name === task.name)).toMatchObject({ waiting: 1, running: 1, doneToday: 1, dead: 1 });
  expect(overview?.dead).toEqual([{ id: ids.dead, name: task.name, createdAt: expect.any(Date), tries: 9, failure: 'TimeoutError' }]);
  expect(JSON.stringify(overview)).not.toContain('noor@');
});

test('only a dead task is put back', async () => {
  expect(await retryTask(pool, ids.done)).toBe(false);
  expect(await retryTask(pool, newId())).toBe(false);
  expect(await retryTask(pool, ids.dead)).toBe(true);

  const overview = await readQueueOverview(pool);
  expect(overview?.tasks.find(({ name }) => name === task.name)).toMatchObject({ waiting: 2, dead: 0 });
});

test('a database without a queue has no overview', async () => {
  const empty = await makeTestDatabase('empty');
  const emptyPool = openPool(empty.connection, 1);
  expect(await readQueueOverview(emptyPool)).toBeNull();
  await emptyPool.end();
  await empty.drop();
});
