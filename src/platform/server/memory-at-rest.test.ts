import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';

const line = z.object({ msg: z.string(), port: z.int().optional(), megabytes: z.number() });

/** Starts a server with much garbage. */
async function startServer() {
  const file = path.join(import.meta.dirname, 'memory-at-rest.fixture.ts');
  const child = spawn(process.execPath, ['--max-semi-space-size=16', file]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: z.output<typeof line>[] = [];
  createInterface(child.stdout).on('line', (written) => lines.push(line.parse(JSON.parse(written))));
  const find = (message: string) => lines.find(({ msg }) => msg === message);
  await vi.waitFor(() => expect(find('ready')).toBeDefined(), { timeout: 20_000 });
  const ready = find('ready');
  return {
    atStart: ready?.megabytes ?? 0,
    /** Asks it for something, and returns its memory. */
    ask: async () => Number(await (await fetch(`http://127.0.0.1:${ready?.port}/`)).text()),
    find,
  };
}

const patience = { timeout: 30_000, interval: 1_000 };

test('a server at rest gives a good part of its memory back, though a health check comes now and then', async () => {
  const { atStart, ask } = await startServer();

  await vi.waitFor(async () => expect(await ask()).toBeLessThan(atStart * 0.7), patience);
}, 60_000);

test('a server is not at rest while requests come, and no longer when they come again', async () => {
  const { ask, find } = await startServer();

  const end = performance.now() + 6_000;
  while (performance.now() < end) await ask();

  expect(find('at rest, giving memory back')).toBeUndefined();
  await vi.waitFor(() => expect(find('at rest, giving memory back')).toBeDefined(), { timeout: 30_000 });
  for (let request = 0; request < 10; request += 1) await ask();
  await vi.waitFor(() => expect(find('done giving memory back')).toBeDefined(), { timeout: 3_000 });
}, 60_000);
