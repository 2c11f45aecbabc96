import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { makeTestDatabase } from '../../app/testing/test-database.ts';
import { newId } from '../ids.ts';
import { openDatabase, openPool } from './database.ts';
import { createLog } from './log.ts';
import { createQueue, defineTask, registerTask } from './queue.ts';

const patience = { timeout: 60_000, interval: 50 };

test('a task whose server is killed starts again within 30 s, one whose server lives goes on', async () => {
  const { connection, drop } = await makeTestDatabase();
  const pool = openPool(connection, 6);
  const queue = createQueue(pool, createLog({ logLevel: 'silent' }));
  const killed = spawn(process.execPath, [path.join(import.meta.dirname, 'queue-kill.fixture.ts'), connection.connectionString]);
  let endLong = () => {};
  onTestFinished(async () => {
    killed.kill('SIGKILL');
    endLong();
    await queue.stop();
    await pool.end();
    await drop();
  });
  const runs: string[] = [];
  const input = z.object({});
  const endless = defineTask({ name: 'test.endless', input, run: async (_services, _input, taskId) => void runs.push(taskId) });
  const long = defineTask({
    name: 'test.long',
    input,
    run: (_services, _input, taskId) => {
      runs.push(taskId);
      return new Promise<void>((resolve) => {
        endLong = resolve;
      });
    },
  });
  await once(killed.stdout, 'data');
  await queue.start();
  const [endlessId, longId] = [newId(), newId()];
  const db = openDatabase(pool);
  await queue.work({}, [registerTask(long)]);
  await queue.send(db, long, {}, longId);
  await vi.waitFor(() => expect(runs).toEqual([longId]), patience);
  await queue.send(db, endless, {}, endlessId);
  await once(killed.stdout, 'data');

  killed.kill('SIGKILL');
  const dead = performance.now();
  await queue.work({}, [registerTask(endless)]);

  await vi.waitFor(() => expect(runs).toContain(endlessId), patience);
  expect(performance.now() - dead).toBeLessThan(30_000);
  expect(runs).toEqual([longId, endlessId]);
}, 120_000);
