import { request } from 'node:http';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { maxBodySize } from './api.ts';
import { startTestServer, testOrigin } from './testing/test-server.ts';

const server = await startTestServer();
const secure = await startTestServer({ environment: { APP_URL: 'https://kiem.test' } });
const json = { 'content-type': 'application/json' };

test.each(['/healthz', '/readyz', '/api/me', '/api/posts', '/api/openapi.json', '/api/niets', '/rpc/niets'])(
  '%s returns the headers of every answer',
  async (path) => {
    const { headers } = await server.fetch(path);

    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  },
);

test('an https server sends HSTS and Secure cookies', async () => {
  const { email, password } = await secure.person();

  const response = await secure.fetch('/api/accounts/sign-in', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });

  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const cookie = (name: string) =>
    expect.stringMatching(new RegExp(`^__Host-${name}=[^;]+; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+; Secure$`));
  expect(response.headers.getSetCookie()).toEqual([cookie('kiem_session'), cookie('kiem_device')]);
});

const foreign = { code: 'FORBIDDEN', message: 'Dit verzoek komt niet van deze site.' };

test.each([
  ['of another site', { origin: 'https://elders.test' }],
  ['of a name that begins like ours', { origin: `${testOrigin}.elders.test` }],
  ['of a sandboxed page', { origin: 'null' }],
  ['that the browser calls cross-site', { origin: testOrigin, 'sec-fetch-site': 'cross-site' }],
  ['of a sibling domain', { 'sec-fetch-site': 'same-site' }],
])('the server refuses a write %s', async (_what, headers) => {
  const anna = await server.person();
  const cookie = `kiem_session=${anna.cookies.get('kiem_session')}`;

  for (const path of ['/api/posts', '/rpc/feed/createPost', '/']) {
    const response = await server.fetch(path, { method: 'POST', headers: { ...json, cookie, ...headers }, body: '{}' });
    expect([response.status, await response.json()]).toEqual([403, foreign]);
  }
});

test('the server requires an origin of writes with cookies, not of those without', async () => {
  const anna = await server.person();
  const body = JSON.stringify({});
  const cookie = `kiem_session=${anna.cookies.get('kiem_session')}`;

  const withCookie = await server.fetch('/api/accounts/sign-out', { method: 'POST', headers: { ...json, cookie }, body });
  const without = await server.fetch('/api/accounts/sign-out', { method: 'POST', headers: json, body });

  expect([withCookie.status, await withCookie.json()]).toEqual([403, foreign]);
  expect(without.status).toBe(200);
  expect(await anna.api.profiles.readMe()).not.toBeNull();
});

test('the server answers a GET for no procedure that writes', async () => {
  const anna = await server.person();

  const overRpc = await anna.fetch('/rpc/accounts/signOut');
  const overRest = await anna.fetch('/api/accounts/sign-out');

  expect([overRpc.status, overRest.status]).toEqual([405, 404]);
  expect(await anna.api.profiles.readMe()).not.toBeNull();
});

test.each([
  ['/api/posts', (content: string) => ({ id: newId(), content })],
  ['/rpc/feed/createPost', (content: string) => ({ json: { id: newId(), content } })],
])('the server refuses a body over 768 KB to %s, with and without a declared length', async (path, bodyOf) => {
  const anna = await server.person();
  const body = JSON.stringify(bodyOf('a'.repeat(maxBodySize)));
  const chunks = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  });

  const whole = await anna.fetch(path, { method: 'POST', headers: json, body });
  const chunked = await anna.fetch(path, { method: 'POST', headers: json, body: chunks, duplex: 'half' } as RequestInit);

  for (const response of [whole, chunked]) {
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('Dit is te groot om te versturen.');
  }
});

test.each(['{"id": ', 'geen json', '[]', '"tekst"', 'null'])('the API refuses the body %s, in Dutch', async (body) => {
  const anna = await server.person();

  const response = await anna.fetch('/api/posts', { method: 'POST', headers: json, body });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/^(Controleer|Ongeldige)/) });
});

test.each(['{"json": ', 'geen json', '[]', '{"json":[]}', '{"meta":[[9,"x"]],"json":1}', '{"json":{},"maps":[["x"]]}'])(
  'the server refuses the RPC body %s, in Dutch',
  async (body) => {
    const anna = await server.person();

    const response = await anna.fetch('/rpc/feed/createPost', { method: 'POST', headers: json, body });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ json: { message: expect.stringMatching(/^(Controleer|Ongeldige)/) } });
  },
);

test('the API refuses unknown fields and query parameters', async () => {
  const anna = await server.person();

  const field = await anna.send('POST', '/api/posts', { id: newId(), content: 'Hallo', createdAt: '2020-01-01T00:00:00Z' });
  const parameter = await anna.send('GET', '/api/posts?limit=1000');

  expect(field.status).toBe(400);
  expect(parameter.status).toBe(400);
});

test.each(['1', 'undefined', '01890a5d-ac96-774b-bcce-b302099a805', "'--", '%00', '..%2f..%2fme'])(
  'the API refuses the id %s',
  async (id) => {
    const anna = await server.person();

    const answer = await anna.send('PUT', `/api/posts/${id}/like`);

    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'Ongeldige id.' } });
  },
);

test.each(['/api/', '/api/niets', '/api/posts/1/2', '/api/__proto__', '/rpc/', '/rpc/niets', '/rpc/feed', '/rpc/feed/constructor'])(
  'the server answers %s with a 404 in JSON',
  async (path) => {
    const response = await server.visitor().fetch(path, { method: 'POST', headers: json, body: '{}' });

    expect([response.status, await response.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Niet gevonden.' }]);
  },
);

test('the API returns errors with code, message and optional data', async () => {
  const visitor = server.visitor();

  expect(await visitor.send('POST', '/api/posts', {})).toEqual({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om een post te maken.' },
  });
  const { body } = await visitor.send('POST', '/api/accounts/sign-in', { email: 'x', password: 'y' });
  expect(Object.keys(body as object)).toEqual(['code', 'message', 'data']);
});

test('the server keeps a proxy’s request id and replaces a hostile one', async () => {
  const idOf = async (given: string) =>
    (await server.fetch('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id');

  expect(await idOf('proxy-0123-abcd_EF')).toBe('proxy-0123-abcd_EF');
  for (const hostile of ['kort', 'a'.repeat(65), '<script>alert(1)</script>', 'een id met spaties', '"},{"level":60']) {
    expect(await idOf(hostile)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a running server is healthy and ready', async () => {
  expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ready' });
});

test('the server compresses answers for clients that accept it', async () => {
  const anna = await server.person();
  for (let index = 0; index < 3; index += 1) await anna.api.feed.createPost({ id: newId(), content: 'zaad '.repeat(500) });

  const response = await anna.fetch('/api/posts', { headers: { 'accept-encoding': 'gzip' } });

  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.json()).toMatchObject({ posts: expect.any(Array) });
});

test('the server answers 404 instead of a page for a missing file of the build', async () => {
  const response = await server.fetch('/assets/oud-1a2b3c.js');

  expect(response.status).toBe(404);
});

/** Targets that the router reads and `new URL` throws for: the end decides which route gets them. */
const malformed = ['agenda.ics', 'live', 'api/docs/', 'sitemap/', 'beeld/', 'uploads/', 'postvak/', ''].map(
  (end) => `//%/../${end}?after=1`,
);

test.each([
  ...['*', 'http://elders.test/api/me', '/api/%', '/%E0%A4%A', '//elders.test/', '/\\elders.test'].map((target) => ['OPTIONS', target]),
  ...malformed.map((target) => ['GET', target]),
  ['POST', '//%/../uitschrijven?token=1'],
])('the server survives %s %s', async (method, path) => {
  const anna = await server.person();
  const { port } = new URL(server.url);
  const headers = { origin: testOrigin, cookie: `kiem_session=${anna.cookies.get('kiem_session')}` };
  const status = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      resolve(response.statusCode);
      // The live stream has no end.
      response.destroy();
    })
      .once('error', reject)
      .end();
  });

  expect(status).toBeLessThan(500);
});
