import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

type Behaviour = 'runs' | 'dies' | 'refuses';

/** Starts a parent whose server behaves like this. */
function startParent(behaviour: Behaviour) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiem-test-'));
  const pidFile = path.join(folder, 'pid');
  const parent = spawn(process.execPath, [path.join(import.meta.dirname, 'family.fixture.ts'), 'parent', behaviour, pidFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [parent.stdout, parent.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));
  onTestFinished(() => {
    parent.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const servers = () => [...printed.matchAll(/^server (\d+)$/gm)].map(([, pid]) => Number(pid));
  return {
    parent,
    printed: () => printed,
    servers,
    ended: endOf(parent),
    /** Waits for the process id of a later server than these. */
    async serverAfter(former: number[]): Promise<number> {
      await vi.waitFor(() => expect(servers().length).toBeGreaterThan(former.length), { timeout: 10_000 });
      return Number(readFileSync(pidFile, 'utf8'));
    },
  };
}

async function endOf(child: ChildProcess): Promise<unknown> {
  // The output closes once neither process holds it, so the server is gone as well.
  const [code] = await once(child, 'close');
  return code;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('the parent restarts a server that is killed', async () => {
  const { parent, printed, serverAfter, servers } = startParent('runs');
  const first = await serverAfter([]);

  process.kill(first, 'SIGKILL');

  const second = await serverAfter([first]);
  expect(second).not.toBe(first);
  expect(printed()).toContain('The server died by SIGKILL and is started again.');
  process.kill(second, 'SIGKILL');
  await serverAfter([first, second]);
  expect(printed()).toContain('The server died by SIGKILL and is started again in 0.2 s.');
  expect(servers()).toHaveLength(3);
  expect(parent.exitCode).toBeNull();
});

test('the parent gives up a server that dies 10 times within a minute, with exit code 1', async () => {
  const { ended, printed, servers } = startParent('dies');

  expect(await ended).toBe(1);
  expect(servers()).toHaveLength(10);
  // All of them together leave time for ten starts within the minute; here they pass a hundred times as fast.
  const pauses = [...printed().matchAll(/ is started again(?: in ([\d.]+) s)?\.$/gm)].map(([, seconds]) => Number(seconds ?? 0));
  expect(pauses).toEqual([0, 0.2, 0.5, 1, 2, 4, 5, 5, 5]);
  expect(printed()).toContain('The server died 10 times within a minute, the last time by exit code 7. It is not started again.');
});

test('the parent does not retry a server that refuses to start', async () => {
  const { ended, servers } = startParent('refuses');

  expect(await ended).toBe(1);
  expect(servers()).toHaveLength(1);
});

test('the parent passes a signal on to the server and ends after it', async () => {
  const { parent, ended, printed, serverAfter } = startParent('runs');
  const server = await serverAfter([]);

  parent.kill('SIGTERM');

  expect(await ended).toBe(0);
  expect(printed()).toContain('stopped by SIGTERM');
  expect(isAlive(server)).toBe(false);
});

test('the server ends when its parent is killed', async () => {
  const { parent, ended, serverAfter } = startParent('runs');
  await serverAfter([]);

  parent.kill('SIGKILL');

  // Resolves once the server has ended too, as both hold the output.
  expect(await ended).toBeNull();
});
