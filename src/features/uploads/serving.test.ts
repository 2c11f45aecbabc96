import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeUpload } from './factory.ts';

const server = await startTestServer();
const { services } = server;

test('every signed-in viewer sees a picture, cacheable for an hour', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const response = await bram.fetch(`/uploads/${id}/480.webp`);

  expect([response.status, await response.text()]).toEqual([200, `inhoud van ${id}`]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'private, max-age=3600, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"\w+-480\.webp"$/),
  });
});

test('a visitor gets no file', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const response = await server.visitor().fetch(`/uploads/${id}/480.webp`);

  expect([response.status, await response.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Niet gevonden.' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a browser with a cached copy gets a 304, and HEAD returns the size', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });
  const target = `/uploads/${id}/480.webp`;

  const head = await anna.fetch(target, { method: 'HEAD' });
  const again = await anna.fetch(target, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } });

  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(`inhoud van ${id}`.length), '']);
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'private, max-age=3600, immutable']);
});

test('the server returns stored widths only', async () => {
  const anna = await server.person();
  const [{ id }, document] = [
    await makeUpload(services, { ownerId: anna.id }),
    await makeUpload(services, { ownerId: anna.id, kind: 'document' }),
  ];
  const paths = [
    `/uploads/${id}/960.webp`,
    `/uploads/${id}/0480.webp`,
    `/uploads/${id}/480.webp/`,
    `/uploads/${id}/480.jpg`,
    `/uploads/${id}/document`,
    `/uploads/${id}/`,
    `/uploads/${newId()}/480.webp`,
    `/uploads/${document.id}/480.webp`,
    '/uploads/',
  ];

  for (const target of paths) expect([target, (await anna.fetch(target)).status]).toEqual([target, 404]);
});

// Paths such as '/uploads/../mail' are '/mail' before anything looks at them (http/request.test.ts).
test.each(['..%2f..%2fmail', '..%5c..%5cmail', '480.webp%00.txt', '\\..\\..', '%00', '480.webp;x', '%E0%A4%A'])(
  'the server finds nothing at the path %j',
  async (trick) => {
    const anna = await server.person();
    const { id } = await makeUpload(services, { ownerId: anna.id });
    const { port } = new URL(server.url);
    const headers = { cookie: `kiem_session=${anna.cookies.get('kiem_session')}` };

    const status = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: `/uploads/${id}/${trick}`, headers }, (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end();
    });

    expect(status).toBe(404);
  },
);

test('the server refuses methods other than reading', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const statuses = await Promise.all(
    ['POST', 'PUT', 'DELETE'].map(async (method) => (await anna.fetch(`/uploads/${id}/480.webp`, { method })).status),
  );

  expect(statuses).toEqual([405, 405, 405]);
});

test('the server answers 404 for a file missing from the storage', async () => {
  const anna = await server.person();
  const { id, storageFolder } = await makeUpload(services, { ownerId: anna.id });
  await services.storage.remove(storageFolder);

  expect((await anna.fetch(`/uploads/${id}/480.webp`)).status).toBe(404);
});

test('a reader who disconnects harms nobody', async () => {
  const anna = await server.person();
  const storageFolder = 'te/groot';
  const { id } = await makeUpload(services, { ownerId: anna.id, kind: 'document', storageFolder });
  await services.storage.write(storageFolder, [{ name: 'document', content: Buffer.alloc(20_000_000), contentType: 'application/pdf' }]);
  const controller = new AbortController();

  const response = await anna.fetch(`/uploads/${id}/document`, { signal: controller.signal });
  await response.body?.getReader().read();
  controller.abort();

  expect((await anna.fetch(`/uploads/${id}/document`, { method: 'HEAD' })).headers.get('content-length')).toBe('20000000');
});

test.for(['document', 'message-image'] as const)(
  'browsers revalidate a %s each time, so nobody without access sees a cached copy',
  async (kind) => {
    const [anna, bram] = [await server.person(), await server.person()];
    const { id } = await makeUpload(services, { ownerId: anna.id, kind });
    const target = `/uploads/${id}/${kind === 'document' ? 'document' : '480.webp'}`;

    const first = await anna.fetch(target);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const [again, ofBram] = [await anna.fetch(target, { headers }), await bram.fetch(target, { headers })];

    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    expect([ofBram.status, ofBram.headers.get('etag')]).toEqual([404, null]);
  },
);
