import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import { withPatience } from '../platform/server/patience.ts';
import { defineTask, registerTask } from '../platform/server/queue.ts';
import type { Services } from '../platform/server/services.ts';
import { type DatabaseProxy, openDatabaseProxy } from './testing/database-proxy.ts';
import { openLiveStream } from './testing/live-stream.ts';
import { startTestServer } from './testing/test-server.ts';

const words: string[] = [];
const noteWord = defineTask({
  name: 'test.note-word',
  input: z.object({ word: z.string() }),
  run: async (_services: Services, { word }) => void words.push(word),
});

const patience = { timeout: 45_000, interval: 50 };
const json = { 'content-type': 'application/json' };
const busy = { code: 'SERVICE_UNAVAILABLE', message: 'Kiem is even druk. Probeer het over enkele seconden opnieuw.' };

/** Starts a server behind a breakable database proxy. */
async function start() {
  let proxy: DatabaseProxy | undefined;
  const server = await startTestServer({
    tasks: [registerTask(noteWord)],
    async wayToDatabase(connectionString) {
      proxy = await openDatabaseProxy(connectionString);
      return proxy;
    },
  });
  if (proxy === undefined) throw new Error('The server took no way to its database.');
  onTestFinished(proxy.close);
  return { server, proxy };
}

type Server = Awaited<ReturnType<typeof start>>['server'];

async function timed(asking: Promise<Response>) {
  const asked = performance.now();
  const response = await asking;
  const seconds = (performance.now() - asked) / 1000;
  return { seconds, status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
}

/** Returns a request for each kind of endpoint that queries the database. */
function waysToAsk(server: Server, anna: Awaited<ReturnType<Server['person']>>): Record<string, () => Promise<Response>> {
  const post = JSON.stringify({ id: newId(), content: 'Hallo' });
  const signIn = JSON.stringify({ email: anna.email, password: anna.password });
  return {
    read: () => anna.fetch('/api/posts'),
    rpc: () => anna.fetch('/rpc/profiles/readMe', { method: 'POST', headers: json, body: '{}' }),
    write: () => anna.fetch('/api/posts', { method: 'POST', headers: json, body: post }),
    'sign in': () => server.fetch('/api/accounts/sign-in', { method: 'POST', headers: json, body: signIn }),
    live: () => anna.fetch('/live'),
    file: () => anna.fetch(`/uploads/${newId()}/480.webp`),
    upload: () => anna.fetch('/api/uploads', { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'x' }),
  };
}

test('the server ends every request within 5 s while the database hangs, and recovers with it', async () => {
  const { server, proxy } = await start();
  const { db, queue, pool } = server.services;
  const [anna, bram] = [await server.person(), await server.person()];
  const following = await openLiveStream(anna);
  const ways = waysToAsk(server, anna);
  const page = { accept: 'text/html' };

  proxy.swallow('everything');
  const ready = timed(server.fetch('/readyz'));
  const healthy = timed(server.fetch('/healthz'));
  const pages = timed(anna.fetch('/feed', { headers: page }));
  const answers = await Promise.all(Object.values(ways).map((ask) => timed(ask())));

  expect(await healthy).toMatchObject({ status: 200, seconds: expect.toSatisfy((seconds) => seconds < 1) });
  expect(await ready).toMatchObject({ status: 503, seconds: expect.toSatisfy((seconds) => seconds < 2) });
  for (const { seconds, status, retryAfter, body } of answers) {
    expect([status, retryAfter, JSON.stringify(body)]).toEqual([503, '2', expect.stringContaining(busy.message)]);
    expect(seconds).toBeLessThan(5);
  }
  expect(await pages).toMatchObject({ status: 503, retryAfter: '2', body: expect.stringContaining('<h1>Kiem is er zo weer</h1>') });
  expect((await pages).seconds).toBeLessThan(5);

  // The server now knows of the outage: it refuses all but one request a second at once, without taking a connection.
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, pool.totalCount + pool.waitingCount);
  }, 5);
  const later = await Promise.all(Array.from({ length: 200 }, () => timed(anna.fetch('/api/posts'))));
  expect(later.every(({ status }) => status === 503)).toBe(true);
  clearInterval(watching);
  expect(most).toBeLessThan(30);

  proxy.restore();
  await vi.waitFor(async () => expect((await anna.fetch('/api/posts')).status).toBe(200), patience);
  expect((await server.fetch('/readyz')).status).toBe(200);
  await queue.send(db, noteWord, { word: 'terug' });
  await vi.waitFor(() => expect(words).toContain('terug'), patience);
  await db.transaction((tx) => server.services.live.tell(tx, [anna.id], { topic: 'posts', id: bram.id }));
  // A chore that lost its connection within a transaction keeps later events back until PostgreSQL ends that, after 30 s.
  await following.until(() => following.changes().some(({ id }) => id === bram.id), patience.timeout);
  await vi.waitFor(async () => expect(await connections(server)).toBeLessThanOrEqual(20), patience);
});

/** Counts Kiem's connections to this server's database. */
async function connections({ services }: Server): Promise<number> {
  const { rows } = await services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows[0]?.count ?? 0;
}

test('a member who resends a post after a lost commit answer creates it once', async () => {
  const { server, proxy } = await start();
  const anna = await server.person();
  const post = { id: newId(), content: 'Een keer' };
  await anna.api.feed.listPosts({});

  proxy.swallow('answers');
  const create = () => anna.fetch('/api/posts', { method: 'POST', headers: json, body: JSON.stringify(post) });
  expect(await timed(create())).toMatchObject({ status: 503, retryAfter: '2' });
  proxy.restore();

  await vi.waitFor(async () => expect((await create()).status).toBe(201), patience);
  expect((await anna.api.feed.listPosts({})).posts.map(({ id }) => id)).toEqual([post.id]);
});

test('the server loses one round of requests to connections that died silently while idle, and then recovers', async () => {
  const { server, proxy } = await start();
  const anna = await server.person();
  await Promise.all(Array.from({ length: 16 }, () => anna.fetch('/api/posts')));

  proxy.swallow('everything');
  proxy.restore();

  const [first] = await Promise.all(Array.from({ length: 16 }, () => timed(anna.fetch('/api/posts'))));
  expect(first?.seconds).toBeLessThan(5);
  await vi.waitFor(async () => expect((await timed(anna.fetch('/api/posts'))).status).toBe(200), patience);
});

test('the queries of a request share its patience, and time without a connection doesn’t count', async () => {
  const { server } = await start();
  const { db } = server.services;
  const slow = () => db.execute(sql`select pg_sleep(0.8)`);
  const upload = () => new Promise((resolve) => setTimeout(resolve, 1_500));

  const together = withPatience(1_500, async () => {
    for (let count = 0; count < 3; count += 1) await slow();
  });
  await expect(together).rejects.toThrow();
  await withPatience(1_500, async () => {
    await slow();
    await upload();
    await db.execute(sql`select 1`);
  });
});

test('the server doesn’t cut off long procedures and background work while the database answers others', async () => {
  const { server } = await start();
  const long = (seconds: number) => server.services.db.execute(sql`select pg_sleep(${seconds})`);

  await Promise.all([withPatience(Number.POSITIVE_INFINITY, () => long(5)), long(5)]);

  await expect(withPatience(1_000, () => long(5))).rejects.toThrow();
});
