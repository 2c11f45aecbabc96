import { createServer, type Server } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { healthRoutes } from './health.ts';
import { createListener, type Route } from './listener.ts';
import { createOverload } from './overload.ts';

const lines: string[] = [];
const { services } = await startTestServer({ logTo: (line) => lines.push(line) });
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** A server of these routes alone, on a main thread that comes so late, which notes the status of each answer. */
async function serveLate(loopDelay: () => number, ...routes: Route[]) {
  const observed: number[] = [];
  const server = createServer(createListener(services, routes, (status) => observed.push(status), createOverload(loopDelay)));
  servers.push(server);
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
  return { observed, get: (path: string, accept = '*/*') => fetch(`${url}${path}`, { headers: { accept } }) };
}

const quick: Route = { path: '/quick', handle: (_request, response) => void response.end('snel') };
const serve = (...routes: Route[]) => serveLate(() => 0, ...routes);

test('beyond 200 requests at once the next is refused at once, and served when there is room again', async () => {
  const waiting: (() => void)[] = [];
  let full = () => {};
  const isFull = new Promise<void>((resolve) => {
    full = resolve;
  });
  const slow: Route = {
    path: '/slow',
    handle: (_request, response) => {
      waiting.push(() => response.end('klaar'));
      if (waiting.length === 200) full();
    },
  };
  const server = await serve(slow, quick, ...healthRoutes({ isReady: async () => true }));
  const slowAnswers = Array.from({ length: 200 }, () => server.get('/slow'));
  await isFull;

  const refused = await server.get('/quick');

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Kiem is even druk. Probeer het over enkele seconden opnieuw.',
  });
  expect([(await server.get('/healthz')).status, (await server.get('/readyz')).status]).toEqual([200, 200]);
  for (const finish of waiting) finish();
  const statuses = (await Promise.all(slowAnswers)).map(({ status }) => status);
  expect(statuses).toEqual(Array(200).fill(200));
  expect(await (await server.get('/quick')).text()).toBe('snel');
});

/** A route whose requests stay until they are released, and so many of them under way. */
async function holdRequests(count: number, server: Awaited<ReturnType<typeof serve>>): Promise<() => Promise<void>> {
  const answers = Array.from({ length: count }, () => server.get('/held'));
  await vi.waitFor(() => expect(held).toHaveLength(count), { timeout: 30_000 });
  return async () => {
    for (const finish of held.splice(0)) finish();
    await Promise.all(answers);
  };
}
const held: (() => void)[] = [];
const holding: Route = { path: '/held', handle: (_request, response) => void held.push(() => response.end()) };

test('while the main thread comes late, requests are refused until it is in time again; health and streams are not', async () => {
  let delay = 0;
  const stream: Route = { path: '/live', isStream: true, handle: (_request, response) => void response.end('gebeurtenis') };
  const server = await serveLate(() => delay, quick, stream, holding, ...healthRoutes({ isReady: async () => true }));
  const statusOf = async (path: string) => (await server.get(path)).status;
  const release = await holdRequests(20, server);

  const statuses: number[] = [];
  for (delay of [0, 200, 300, 200, 90, 70, 90, 200]) statuses.push(await statusOf('/quick'));

  expect(statuses).toEqual([200, 200, 503, 503, 503, 200, 200, 200]);
  delay = 300;
  expect(await Promise.all(['/healthz', '/readyz', '/live'].map(statusOf))).toEqual([200, 200, 200]);
  const page = await server.get('/quick', 'text/html,application/xhtml+xml');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await page.text()).toContain('Kiem is er zo weer');
  await release();
});

test('a few requests are served however late the main thread comes', async () => {
  const server = await serveLate(() => 5_000, quick, holding);
  const release = await holdRequests(19, server);

  expect((await server.get('/quick')).status).toBe(200);
  await release();
});

const broken: Route = {
  path: '/broken',
  async handle() {
    throw new Error('anna@voorbeeld.test heeft wachtwoord geheim');
  },
};

test('the answer to an unexpected failure hides its reason', async () => {
  const server = await serve(broken);

  const response = await server.get('/broken');

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 'INTERNAL_SERVER_ERROR', message: 'Er is iets misgegaan. Probeer opnieuw.' });
});

test('a person who comes with a browser gets a page that carries the number of the request', async () => {
  const server = await serve(broken);

  const response = await server.get('/broken', 'text/html,application/xhtml+xml');

  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await response.text();
  expect(page).toContain('Er is iets misgegaan');
  expect(page).toContain(response.headers.get('x-request-id'));
  expect(page).not.toContain('geheim');
});

test('a failure after the answer began ends the connection, so that nobody takes it for whole', async () => {
  const half: Route = {
    path: '/half',
    async handle(_request, response) {
      response.write('de helft');
      throw new Error('stuk');
    },
  };
  const server = await serve(half);

  await expect(server.get('/half').then((response) => response.text())).rejects.toThrow();
});

test('every answer is observed with its status', async () => {
  const server = await serve(broken, { path: '/', handle: (_request, response) => void response.end('goed') });

  await (await server.get('/')).text();
  await (await server.get('/broken')).text();

  expect(server.observed).toEqual([200, 500]);
});

test.each(['/secret/abc123', '/SECRET/abc123', '/%73ecret/abc123', '//secret/abc123'])(
  'the secret in %s is in no line of the log',
  async (path) => {
    const secret: Route = { path: '/secret/', hidesPath: true, handle: (_request, response) => void response.end('open') };
    const other: Route = { path: '/', handle: (_request, response) => void response.end('other') };
    const { get } = await serve(secret, other);
    lines.length = 0;

    expect(await (await get(path)).text()).toBe('open');

    await vi.waitFor(() => expect(lines.join()).toContain('"route":"/secret/"'));
    expect(lines.join()).not.toContain('abc123');
  },
);
