import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

/** A process of its own whose requests fail where nobody handles it. */
async function startServer() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'owned-request.fixture.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const port = await nextLine();
  return {
    child,
    ended,
    nextLine,
    get: (url: string) => fetch(`http://127.0.0.1:${port}${url}`, { headers: { 'x-request-id': 'verzoek-1' } }),
  };
}

test.each(['/thrown', '/timer', '/tick', '/microtask', '/promise', '/async'])(
  'an error that a request leaves to nobody (%s) is logged with its id and answered with 500, and the server goes on',
  async (url) => {
    const { get, nextLine } = await startServer();

    const { status } = await get(url);

    expect(status).toBe(500);
    expect(JSON.parse(await nextLine())).toMatchObject({ requestId: 'verzoek-1', error: { message: 'stray' }, msg: 'a request failed' });
    expect((await get('/')).status).toBe(200);
  },
);

test('an error in no request stops the server', async () => {
  const { child, ended, nextLine } = await startServer();

  child.kill('SIGUSR2');

  expect(JSON.parse(await nextLine())).toMatchObject({ level: 60, error: { message: 'stray' } });
  expect(await ended).toEqual([70, null]);
});
