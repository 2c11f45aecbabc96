import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { newId } from '../ids.ts';
import { openDatabase, openPool } from './database.ts';
import { createLog } from './log.ts';
import { createQueue, defineTask, registerTask, removeDeadTasks } from './queue.ts';
import { readQueueOverview } from './queue-overview.ts';

const input = z.object({ word: z.string() });
const fail = async () => {
  throw new RangeError('no answer');
};
const patient = defineTask({ name: 'test.patient', input, run: fail });
const hasty = defineTask({ name: 'test.hasty', input, retryLimit: 1, run: fail });
const easy = defineTask({ name: 'test.easy', input, run: async () => {} });

const { connection, drop } = await makeTestDatabase();
const pool = openPool(connection, 4);
const db = openDatabase(pool);
/** Another pg-boss on the same tables: without workers, and with upkeep when it is told to. */
const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'pgboss', supervise: false });
boss.on('error', () => undefined);

/** A queue that works on these tasks until the test ends. */
async function startQueue(lines: string[] = []) {
  const log = createLog({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const queue = createQueue(pool, log, { pollingIntervalSeconds: 0.5 });
  await queue.start();
  await queue.work({}, [registerTask(patient), registerTask(hasty), registerTask(easy)]);
  return queue;
}

beforeAll(async () => {
  await (await startQueue()).stop();
  await boss.start();
});

afterAll(async () => {
  await boss.stop({ graceful: false, close: false });
  await pool.end();
  await drop();
});

async function stateOf(id: string) {
  const { rows } = await pool.query<{ state: string; pause: number }>(
    `select state, extract(epoch from start_after - now())::float as pause from pgboss.job where id = $1`,
    [id],
  );
  return rows[0];
}

const waitForState = (id: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state }), { timeout: 10_000, interval: 50 });

/** Fails a task until it is given up, and returns the seconds that it paused in all. */
async function pauses(name: string): Promise<number> {
  const id = await boss.send(name, { word: 'vergeefs' });
  if (id === null) throw new Error('The task was not sent.');
  let seconds = 0;
  for (;;) {
    const [job] = await boss.fetch(name, { ignoreStartAfter: true });
    expect(job?.id).toBe(id);
    await boss.fail(name, id);
    const after = await stateOf(id);
    if (after?.state === 'failed') return seconds;
    seconds += after?.pause ?? 0;
  }
}

test('a task that fails is tried again for about a day, one with a limit of its own for less', async () => {
  expect((await pauses(patient.name)) / 3600).toSatisfy((hours) => hours > 24 && hours < 26);
  expect(await pauses(hasty.name)).toSatisfy((seconds) => seconds > 4 && seconds <= 10);
});

/** Writes a task that ended so many days ago, and was sent an hour before. */
async function makeEnded(state: 'completed' | 'failed', days: number): Promise<string> {
  const id = newId();
  await boss.send(patient.name, { word: 'oud' }, { id });
  await pool.query(
    `update pgboss.job set state = $2, completed_on = now() - $3 * interval '1 day',
       created_on = now() - $3 * interval '1 day' - interval '1 hour', keep_until = now() + interval '1 day' where id = $1`,
    [id, state, days],
  );
  return id;
}

const deadIds = async () => (await readQueueOverview(pool))?.dead.map(({ id }) => id);

/** Lets pg-boss remove what it finds old enough. */
async function maintain(): Promise<void> {
  await pool.query('update pgboss.queue set maintain_on = null');
  await boss.supervise();
}

test('a dead task is shown for two weeks, whatever pg-boss removes meanwhile', async () => {
  const [young, old] = [await makeEnded('failed', 2), await makeEnded('failed', 13)];
  const gone = await makeEnded('failed', 14);

  await maintain();
  await removeDeadTasks(pool);

  expect(await deadIds()).toEqual(expect.arrayContaining([young, old]));
  expect(await deadIds()).not.toContain(gone);
});

test('a dead task that was retried is removed two weeks after it was sent all the same', async () => {
  const id = await makeEnded('failed', 14);
  await pool.query('update pgboss.job set completed_on = now() where id = $1', [id]);

  await removeDeadTasks(pool);

  expect(await stateOf(id)).toBeUndefined();
});

test('a task that is done is removed a day later', async () => {
  const queue = await startQueue();
  onTestFinished(queue.stop);
  const id = newId();
  await queue.send(db, easy, { word: 'klaar' }, id);
  await waitForState(id, 'completed');

  await pool.query(`update pgboss.job set completed_on = now() - interval '23 hours' where id = $1`, [id]);
  await maintain();
  expect(await stateOf(id)).toMatchObject({ state: 'completed' });
  await pool.query(`update pgboss.job set completed_on = now() - interval '25 hours' where id = $1`, [id]);
  await maintain();
  expect(await stateOf(id)).toBeUndefined();
});

test('the log says whether a task that failed will be tried again', async () => {
  const lines: string[] = [];
  const queue = await startQueue(lines);
  onTestFinished(queue.stop);
  const id = newId();
  await queue.send(db, hasty, { word: 'vergeefs' }, id);

  await waitForState(id, 'retry');
  await pool.query('update pgboss.job set start_after = now() where id = $1', [id]);
  await waitForState(id, 'failed');

  const messages = lines.map((line) => JSON.parse(line)).filter(({ taskId }) => taskId === id);
  expect(messages.map(({ msg }) => msg)).toEqual(['a task failed and will be tried again', 'a task failed and is given up']);
});
