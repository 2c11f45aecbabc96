import { once } from 'node:events';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { breakConnection, type WireRequest, ways } from '../src/app/testing/broken-connections.ts';
import { openBrowser } from '../src/app/testing/browser.ts';
import { eventually } from '../src/app/testing/eventually.ts';
import { pdf } from '../src/app/testing/sample-files.ts';
import { makeTestDatabase } from '../src/app/testing/test-database.ts';
import { sessionCookie, sessionSeconds } from '../src/features/accounts/commands/sessions.ts';
import { makeSession } from '../src/features/accounts/factory.ts';
import { makePerson } from '../src/features/profiles/factory.ts';
import { makeUpload } from '../src/features/uploads/factory.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase, openPool } from '../src/platform/server/database.ts';
import { diskStorage } from '../src/platform/server/storage/disk.ts';
import { findFreePort, makeDataDir, startKiemProcess } from './kiem-process.ts';

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'kiem ');

const database = await makeTestDatabase();
const { dataDir, remove } = await makeDataDir();
const metricsPort = await findFreePort();
const kiem = await startKiemProcess({
  dataDir,
  environment: { DATABASE_URL: database.connection.connectionString, METRICS_PORT: String(metricsPort), LOG_LEVEL: 'error' },
});
const { serverPid, url } = kiem;
const firstPid = serverPid();
const pool = openPool(database.connection, 2);
const db = openDatabase(pool);
const storage = diskStorage(dataDir);
afterAll(async () => {
  await kiem.stop();
  await pool.end();
  await database.drop();
  await remove();
});

/** Makes a person with a signed-in browser. */
async function signIn() {
  const person = await makePerson(db);
  const browser = openBrowser({ url, origin: url, address: '127.0.0.1' });
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  browser.cookies.set(sessionCookie, await makeSession(db, { accountId: person.id, expiresAt }));
  return { ...person, ...browser };
}

const builtFile = `/assets/${largestOf('dist/client/assets')}`;

function largestOf(folder: string): string {
  const sizes = readdirSync(folder).map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }));
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]?.name ?? '';
}

/** Makes one request for each kind of endpoint, each by a new person. */
async function requestsOfEverything(): Promise<Record<string, WireRequest>> {
  const person = await signIn();
  const document = await makeUpload({ db, storage }, { ownerId: person.id, kind: 'document' });
  await storage.write(document.storageFolder, [{ name: 'document', content: megabytes(8), contentType: 'application/pdf' }]);
  const { url: calendar } = await person.api.calendar.renewCalendarAddress();
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie, Origin: url };
  const anonymous = {};
  const json = { ...headers, 'Content-Type': 'application/json' };

  const form = new FormData();
  for (const [name, value] of Object.entries({ id: newId(), kind: 'document' })) form.append(name, value);
  form.append('file', new File([pdf, megabytes(1)], 'plan.pdf'));
  const encoded = new Response(form);
  const multipart = { ...headers, 'Content-Type': encoded.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await encoded.arrayBuffer());
  const get = (path: string, own: Record<string, string> = headers): WireRequest => ({ method: 'GET', path, headers: own });
  const post = (path: string, own: Record<string, string>, content: string | Uint8Array): WireRequest => ({
    method: 'POST',
    path,
    headers: own,
    body: typeof content === 'string' ? Buffer.from(content) : content,
  });
  return {
    health: get('/healthz', anonymous),
    readiness: get('/readyz', anonymous),
    'live events': get('/live'),
    'an upload': post('/api/uploads', multipart, body),
    'an upload over RPC': post('/rpc/uploads/createUpload', multipart, body),
    'a stored file': get(`/uploads/${document.id}/document`),
    'the download of personal data': get('/api/account/data'),
    'a list': get('/api/posts', { ...headers, 'Accept-Encoding': 'gzip' }),
    'a list over RPC': get('/rpc/feed/listPosts'),
    'a new post': post('/api/posts', json, JSON.stringify({ id: newId(), content: 'Dag' })),
    'a page of somebody': get('/feed', { ...headers, 'Accept-Encoding': 'gzip' }),
    'a page of nobody': get(`/privacy?${newId()}`, anonymous),
    'a page that is kept': get('/', { 'Accept-Encoding': 'gzip' }),
    'a page that is not there': get('/niets'),
    'a built file': get(builtFile, anonymous),
    'a built file, compressed': get(builtFile, { 'Accept-Encoding': 'br' }),
    'part of a file': get('/icon-512.png', { Range: 'bytes=10-9000' }),
    'the reference of the API': get('/api/docs/swagger-ui-bundle.js', anonymous),
    'the description of the API': get('/api/openapi.json', anonymous),
    'the mailbox': get('/postvak', { Host: '127.0.0.1' }),
    'a calendar': get(new URL(calendar ?? '').pathname + new URL(calendar ?? '').search, anonymous),
    'the starter guide': get('/diensten/start2freelance/startgids.pdf', anonymous),
    'the manifest': get('/site.webmanifest', anonymous),
    unsubscribing: post('/uitschrijven?token=onzin', anonymous, 'List-Unsubscribe=One-Click'),
  };
}

/** Lists the uploads and build files that the server holds open. */
function openFiles(): string[] {
  const folder = `/proc/${serverPid()}/fd`;
  return readdirSync(folder).flatMap((number) => {
    try {
      const target = readlinkSync(path.join(folder, number));
      return target.startsWith(path.join(dataDir, 'uploads')) || target.includes('/dist/client/') ? [target] : [];
    } catch {
      // The file was closed meanwhile.
      return [];
    }
  });
}

/** Lists the server's database connections that are not idle. */
async function busyConnections(): Promise<string[]> {
  const { rows } = await pool.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ query }) => query);
}

test.each(Object.entries(ways))('a caller who %s ends only their own connection, at every endpoint', async (_name, way) => {
  const before = kiem.output();
  const requests = Object.values(await requestsOfEverything());

  await Promise.all([
    ...requests.map((request) => breakConnection(url, request, way)),
    breakConnection(`http://127.0.0.1:${metricsPort}`, { method: 'GET', path: '/', headers: {} }, way),
  ]);

  const other = await signIn();
  // Right after such callers, a page may be refused once for lack of capacity.
  await eventually(async () => expect((await other.fetch('/feed')).status).toBe(200));
  expect((await fetch(`http://127.0.0.1:${metricsPort}`)).status).toBe(200);
  await vi.waitFor(
    async () => {
      if (process.platform === 'linux') expect(openFiles()).toEqual([]);
      expect(await busyConnections()).toEqual([]);
    },
    { timeout: 15_000, interval: 100 },
  );
  expect(serverPid()).toBe(firstPid);
  expect(kiem.output().slice(before.length)).toBe('');
});

test('a visitor gets the page that another asked for first and left', async () => {
  const { hostname, port } = new URL(url);
  const leave = async (path: string) => {
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: kiem.test\r\n\r\n`);
    return () => socket.resetAndDestroy();
  };

  for (let turn = 0; turn < 50; turn += 1) {
    const path = `/privacy?${newId()}`;
    const reset = await leave(path);
    const second = fetch(`${url}${path}`);
    // At one of ten moments of the rendering, five times each.
    for (let times = 0; times < turn % 10; times += 1) await fetch(`${url}/healthz`);
    reset();

    const answer = await second;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>\s*$/);
  }
});
