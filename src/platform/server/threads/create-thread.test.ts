import os from 'node:os';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { BusyError } from '../bounded-work.ts';
import { createThread } from './create-thread.ts';

const module = new URL('./jobs.fixture.ts', import.meta.url);
const patient = () => createThread<unknown, unknown>({ module, milliseconds: 30_000, parse: (value) => value });

test('a thread answers jobs in their order, each with its own answer', async () => {
  const { run } = patient();

  expect(await Promise.all(['een', 2, { drie: 3 }].map(run))).toEqual(['een', 2, { drie: 3 }]);
});

test.runIf(process.platform === 'linux')('a thread gives way to the main thread, which keeps its priority', async () => {
  const before = os.getPriority();

  expect(await patient().run('priority')).toBeGreaterThan(before);
  expect(os.getPriority()).toBe(before);
});

test('a job that throws fails alone', async () => {
  const { run } = patient();

  const outcomes = await Promise.allSettled(['voor', 'throw', 'na'].map(run));

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'This job can not be done.' } });
});

test.each(['crash', 'exit', 'hoard'])(
  'a thread that ends by %s fails that job as busy, and the next job gets a new thread',
  async (end) => {
    const { run } = patient();

    const outcomes = await Promise.allSettled(['voor', end, 'na'].map(run));

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(BusyError) });
    expect(await run('later')).toBe('later');
  },
);

test('a job that never ends is ended after its time, and the next job gets a new thread', async () => {
  const { run } = createThread({ module, milliseconds: 300, parse: (value) => value });

  const outcomes = await Promise.allSettled(['spin', 'na'].map(run));

  expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: expect.any(BusyError) });
  expect(outcomes[1]).toEqual({ status: 'fulfilled', value: 'na' });
});

test('an idle thread is ended, and the next job gets a new thread', async () => {
  const { run } = createThread({ module, milliseconds: 30_000, idleMilliseconds: 50, parse: z.int().parse });
  const first = await run('thread');

  await vi.waitFor(async () => expect(await run('thread')).not.toBe(first), { interval: 200, timeout: 30_000 });
});

test('a thread with a job is not idle', async () => {
  const { run } = createThread({ module, milliseconds: 30_000, idleMilliseconds: 50, parse: z.string().parse });

  expect(await run('slow')).toBe('done');
});

test('an answer of another kind than expected is refused', async () => {
  const { run } = createThread<unknown, number>({ module, milliseconds: 30_000, parse: z.number().parse });

  await expect(run('geen getal')).rejects.toThrow();
  expect(await run(4)).toBe(4);
});
