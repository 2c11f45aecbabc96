import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

type Behaviour = 'runs' | 'dies' | 'refuses';

/** A parent with a server that behaves so. */
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
    /** The process id of a server that came after these. */
    async serverAfter(former: number[]): Promise<number> {
      await vi.waitFor(() => expect(servers().length).toBeGreaterThan(former.length), { timeout: 10_000 });
      return Number(readFileSync(pidFile, 'utf8'));
    },
  };
}

async function endOf(child: ChildProcess): Promise<unknown> {
  // Closed once nobody holds its output: the server is gone as well.
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

test('a server that is killed is started again, by the same parent', async () => {
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

test('a server that dies 10 times within a minute is given up, with exit code 1', async () => {
  const { ended, printed, servers } = startParent('dies');

  expect(await ended).toBe(1);
  expect(servers()).toHaveLength(10);
  expect(printed()).toContain('The server died 10 times within a minute, the last time by exit code 7. It is not started again.');
});

test('a server that refuses to start is not tried again', async () => {
  const { ended, servers } = startParent('refuses');

  expect(await ended).toBe(1);
  expect(servers()).toHaveLength(1);
});

test('a signal to the parent reaches the server, and the parent ends after it', async () => {
  const { parent, ended, printed, serverAfter } = startParent('runs');
  const server = await serverAfter([]);

  parent.kill('SIGTERM');

  expect(await ended).toBe(0);
  expect(printed()).toContain('stopped by SIGTERM');
  expect(isAlive(server)).toBe(false);
});

test('a parent that is killed leaves no server behind', async () => {
  const { parent, ended, serverAfter } = startParent('runs');
  await serverAfter([]);

  parent.kill('SIGKILL');

  // It comes when the server has ended too, which nobody else waits for now.
  expect(await ended).toBeNull();
});
