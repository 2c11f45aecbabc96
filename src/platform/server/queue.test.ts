import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../ids.ts';
import { openDatabase, openPool } from './database.ts';
import { createLog } from './log.ts';
import { createQueue, defineTask, registerTask } from './queue.ts';
import type { Services } from './services.ts';

/** Runs of each word, and how often it has still to fail. */
const runs = new Map<string, { word: string; taskId: string }[]>();
const failures = new Map<string, number>();

const noteWord = defineTask({
  name: 'test.note-word',
  input: z.object({ word: z.string() }),
  async run(_services: Services, { word }, taskId) {
    runs.set(word, [...runsOf(word), { word, taskId }]);
    const left = failures.get(word) ?? 0;
    failures.set(word, left - 1);
    if (left > 0) throw new RangeError('anna@voorbeeld.test was not reached');
  },
});

let finishSlow = () => {};
let tellStarted = () => {};
const slowStarted = new Promise<void>((resolve) => {
  tellStarted = resolve;
});

const slow = defineTask({
  name: 'test.slow',
  input: z.object({ word: z.string() }),
  async run() {
    tellStarted();
    await new Promise<void>((resolve) => {
      finishSlow = resolve;
    });
  },
});

const stopping = await startTestServer({ tasks: [registerTask(slow)] });
const server = await startTestServer({ tasks: [registerTask(noteWord)] });
const { db, queue, pool } = server.services;
const patience = { timeout: 10_000, interval: 50 };

function runsOf(word: string) {
  return runs.get(word) ?? [];
}

/** The task of a word; once it is done it holds the word no more, and is known by its id. */
async function jobOf(word: string) {
  const ids = runsOf(word).map(({ taskId }) => taskId);
  const { rows } = await pool.query(
    `select id, state, data, retry_count, output from pgboss.job where data->>'word' = $1 or id = any($2::uuid[])`,
    [word, ids],
  );
  return rows;
}

async function waitForState(word: string, state: string): Promise<void> {
  await vi.waitFor(async () => expect(await jobOf(word)).toMatchObject([{ state }]), patience);
}

/** Brings the next try of a failed task forward to now. */
async function hurry(word: string, changes = ''): Promise<void> {
  await pool.query(`update pgboss.job set start_after = now() ${changes} where data->>'word' = $1 and state = 'retry'`, [word]);
}

test('a task that is sent with its cause runs once, after the commit', async () => {
  await db.transaction(async (tx) => {
    await queue.send(tx, noteWord, { word: 'gezaaid' });
    expect(await jobOf('gezaaid')).toEqual([]);
  });

  await waitForState('gezaaid', 'completed');
  expect(runsOf('gezaaid')).toHaveLength(1);
});

test('a task runs as soon as it is committed, not at the next poll', async () => {
  const database = await makeTestDatabase();
  const calm = openPool(database.connection, 4);
  const calmQueue = createQueue(calm, createLog({ logLevel: 'silent' }), { pollingIntervalSeconds: 600 });
  onTestFinished(async () => {
    await calmQueue.stop();
    await calm.end();
    await database.drop();
  });
  await calmQueue.start();
  await calmQueue.work(server.services, [registerTask(noteWord)]);
  const calmDb = openDatabase(calm);

  for (const word of ['eerst', 'dan']) {
    await calmQueue.send(calmDb, noteWord, { word });
    await vi.waitFor(() => expect(runsOf(word)).toHaveLength(1), patience);
  }
  await calmDb.transaction((tx) => calmQueue.send(tx, noteWord, { word: 'ten slotte' }));
  await vi.waitFor(() => expect(runsOf('ten slotte')).toHaveLength(1), patience);
});

test('the queue forgets the input of a finished task', async () => {
  await queue.send(db, noteWord, { word: 'vertrouwelijk' });

  await waitForState('vertrouwelijk', 'completed');

  expect(await jobOf('vertrouwelijk')).toMatchObject([{ data: null }]);
});

test('a task whose server died between its work and the note of it is not done again', async () => {
  const cause = newId();
  await queue.send(db, noteWord, { word: 'gedaan' }, cause);
  await waitForState('gedaan', 'completed');
  await pool.query(`update pgboss.job set state = 'retry', completed_on = null where id = $1`, [cause]);

  await waitForState('gedaan', 'completed');

  expect(runsOf('gedaan')).toHaveLength(1);
});

test('tasks with a given input are dropped, in the transaction that asks', async () => {
  failures.set('weg', 99);
  await queue.send(db, noteWord, { word: 'weg' });
  await waitForState('weg', 'retry');

  await db.transaction((tx) => queue.drop(tx, { word: 'weg' }));

  expect(await jobOf('weg')).toEqual([]);
});

test('a task whose cause is rolled back never runs', async () => {
  const cause = db.transaction(async (tx) => {
    await queue.send(tx, noteWord, { word: 'verdord' });
    throw new Error('the cause fails');
  });
  await expect(cause).rejects.toThrow('the cause fails');

  await queue.send(db, noteWord, { word: 'daarna' });
  await waitForState('daarna', 'completed');
  expect(await jobOf('verdord')).toEqual([]);
  expect(runsOf('verdord')).toEqual([]);
});

test('the same cause sent again is one task, also at the same moment and after it ran', async () => {
  const cause = newId();
  const send = () => queue.send(db, noteWord, { word: 'eenmaal' }, cause);

  await Promise.all([send(), send(), send()]);
  await waitForState('eenmaal', 'completed');
  await send();

  await queue.send(db, noteWord, { word: 'als laatste' });
  await waitForState('als laatste', 'completed');
  expect(runsOf('eenmaal')).toEqual([{ word: 'eenmaal', taskId: cause }]);
});

test('a task that fails is tried again, with the same id', async () => {
  failures.set('taai', 2);
  await queue.send(db, noteWord, { word: 'taai' });

  await waitForState('taai', 'retry');
  await hurry('taai');
  await vi.waitFor(async () => expect(await jobOf('taai')).toMatchObject([{ state: 'retry', retry_count: 1 }]), patience);
  await hurry('taai');
  await waitForState('taai', 'completed');

  expect(runsOf('taai')).toHaveLength(3);
  expect(new Set(runsOf('taai').map(({ taskId }) => taskId)).size).toBe(1);
});

test('a task that fails for good stays visible as failed, without what it was about', async () => {
  failures.set('dood', 99);
  await queue.send(db, noteWord, { word: 'dood' });

  await waitForState('dood', 'retry');
  await hurry('dood', ', retry_count = retry_limit - 1');
  await waitForState('dood', 'failed');

  const [job] = await jobOf('dood');
  expect(JSON.stringify(job.output)).toContain('RangeError');
  expect(JSON.stringify(job.output)).not.toContain('anna');
});

test('a task whose input does not fit fails instead of running with it', async () => {
  const older = defineTask({ name: noteWord.name, input: z.object({ word: z.number() }), run: async () => {} });
  await queue.send(db, older, { word: 7 });

  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select state from pgboss.job where data->>'word' = '7'`);
    expect(rows).toEqual([{ state: 'retry' }]);
  }, patience);
  expect(runsOf('7')).toEqual([]);
});

test('stopping lets a running task finish and leaves the waiting ones for the next server', async () => {
  await stopping.services.queue.send(stopping.services.db, slow, { word: 'bezig' });
  await slowStarted;
  await stopping.services.queue.send(stopping.services.db, slow, { word: 'wacht' });

  const stopped = stopping.services.queue.stop();
  finishSlow();
  await stopped;

  const { rows } = await stopping.services.pool.query(`select data, state from pgboss.job order by created_on`);
  expect(rows).toEqual([
    { data: null, state: 'completed' },
    { data: { word: 'wacht' }, state: 'created' },
  ]);
});

test('a start makes the queues that lack, and changes only those of an earlier version', async () => {
  const database = await makeTestDatabase();
  const beside = openPool(database.connection, 4);
  const next = createQueue(beside, createLog({ logLevel: 'silent' }));
  onTestFinished(async () => {
    await next.stop();
    await beside.end();
    await database.drop();
  });
  const [former, present] = ['accounts.send-confirmation', 'accounts.send-goodbye'];
  const read = async () =>
    (
      await beside.query(`select name, retry_limit, updated_on::text from pgboss.queue where name = any($1) order by name`, [
        [former, present, noteWord.name],
      ])
    ).rows;
  const [, untouched] = await read();
  await beside.query(`update pgboss.queue set retry_limit = 1 where name = $1`, [former]);

  await next.start();
  await next.work(server.services, [...[former, present].map((name) => ({ name, execute: async () => {} })), registerTask(noteWord)]);

  expect(await read()).toEqual([
    { name: former, retry_limit: 33, updated_on: expect.any(String) },
    untouched,
    { name: noteWord.name, retry_limit: 33, updated_on: expect.any(String) },
  ]);
});
