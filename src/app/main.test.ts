import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StartError } from '../platform/server/start-error.ts';
import { startKiem } from './main.ts';
import { createApp } from './server.ts';
import { openDatabaseProxy } from './testing/database-proxy.ts';
import { makeTestDatabase } from './testing/test-database.ts';

const patience = { timeout: 10_000, interval: 50 };

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function makeDatabase(): Promise<string> {
  const database = await makeTestDatabase();
  onTestFinished(database.drop);
  return database.connection.connectionString;
}

/** Starts Kiem as the start script does, and stops it after the test. */
async function start(environment: Record<string, string>, create = createApp) {
  const folder = await makeFolder();
  const kiem = await startKiem({
    environment: { NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...environment },
    assets: { folder },
    loadApp: async () => create,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= kiem.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${kiem.port}`, stop };
}

const body = JSON.stringify({ email: 'anna@voorbeeld.test', password: 'verkeerd-7' });

test('Kiem without its database is alive but not ready, answers 503, and recovers with it', async () => {
  const proxy = await openDatabaseProxy(await makeDatabase());
  const kiem = await start({ DATABASE_URL: proxy.connectionString });
  onTestFinished(proxy.close);
  const statusOf = async (where: string) => (await fetch(`${kiem.url}${where}`)).status;
  expect(await statusOf('/readyz')).toBe(200);

  proxy.cut();

  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  const signIn = await fetch(`${kiem.url}/api/accounts/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const signedIn = await fetch(`${kiem.url}/api/me`, { headers: { cookie: 'kiem_session=een-sessie' } });
  for (const response of [signIn, signedIn]) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Kiem is even druk. Probeer het over enkele seconden opnieuw.',
    });
  }
  proxy.restore();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), patience);
});

test('Kiem is not ready before it has made its first pages', async () => {
  const readiness: boolean[] = [];
  const kiem = await start({ DATABASE_URL: await makeDatabase() }, (options) => {
    const listener = createApp(options);
    return (incoming, response) => {
      if (incoming.url?.startsWith('/?')) void options.health.isReady().then((isReady) => readiness.push(isReady));
      listener(incoming, response);
    };
  });

  expect(readiness.length).toBeGreaterThan(0);
  expect(readiness).not.toContain(true);
  expect((await fetch(`${kiem.url}/readyz`)).status).toBe(200);
});

test('Kiem refuses new requests while stopping and answers the running one', async () => {
  const kiem = await start({ DATABASE_URL: await makeDatabase() });
  const running = request(`${kiem.url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  running.flushHeaders();
  await once(running, 'continue');

  const stopped = kiem.stop();

  await expect(fetch(`${kiem.url}/healthz`)).rejects.toThrow();
  running.end(body);
  const [response] = await once(running, 'response');
  expect(response.statusCode).toBe(401);
  expect(await json(response)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  await stopped;
});

test('Kiem names the setting to change when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const PORT = String(typeof address === 'object' ? address?.port : '');

  const attempt = start({ DATABASE_URL: await makeDatabase(), PORT });

  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(`Port ${PORT} is in use by another program. Set PORT to a free one.`);
});

test('Kiem names the setting to check when the database can’t be reached', async () => {
  const attempt = start({ DATABASE_URL: 'postgresql://kiem:geheim@127.0.0.1:1/kiem' });

  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(/^The database can not be reached: (?!.*geheim).*ECONNREFUSED.* Check DATABASE_URL\.$/);
});

test('Kiem names the setting to change when the data directory is a file', async () => {
  const file = path.join(await makeFolder(), 'bestand');
  await writeFile(file, '');

  const attempt = start({ DATABASE_URL: await makeDatabase(), DATA_DIR: file });

  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(/^The data directory .*bestand can not be written to: .* Set DATA_DIR\.$/);
});
