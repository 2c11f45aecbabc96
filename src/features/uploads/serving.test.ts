import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { makeUpload } from './factory.ts';

const server = await startTestServer();
const { services } = server;

test('a picture is shown to everyone who is signed in, and may be kept for an hour', async () => {
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

test('signed out there is nothing', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const response = await server.visitor().fetch(`/uploads/${id}/480.webp`);

  expect([response.status, await response.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Niet gevonden.' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('who has it already is told so; HEAD tells its size', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });
  const target = `/uploads/${id}/480.webp`;

  const head = await anna.fetch(target, { method: 'HEAD' });
  const again = await anna.fetch(target, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } });

  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(`inhoud van ${id}`.length), '']);
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'private, max-age=3600, immutable']);
});

test('only the widths that there are', async () => {
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

test.each(['../../kiem.log', '..%2f..%2fmail', '%2e%2e/%2e%2e/mail', '480.webp%00.txt', '\\..\\..', '%00', '480.webp;x', '%E0%A4%A'])(
  'the path %j leads nowhere',
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

test('files are read, nothing else', async () => {
  const anna = await server.person();
  const { id } = await makeUpload(services, { ownerId: anna.id });

  const statuses = await Promise.all(
    ['POST', 'PUT', 'DELETE'].map(async (method) => (await anna.fetch(`/uploads/${id}/480.webp`, { method })).status),
  );

  expect(statuses).toEqual([405, 405, 405]);
});

test('a file that is gone from the storage is not found', async () => {
  const anna = await server.person();
  const { id, storageFolder } = await makeUpload(services, { ownerId: anna.id });
  await services.storage.remove(storageFolder);

  expect((await anna.fetch(`/uploads/${id}/480.webp`)).status).toBe(404);
});

test('a reader who leaves does no harm', async () => {
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

test.for(['document', 'message-image'] as const)('a %s is asked for each time: no browser shows it to whom it is not for', async (kind) => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await makeUpload(services, { ownerId: anna.id, kind });
  const target = `/uploads/${id}/${kind === 'document' ? 'document' : '480.webp'}`;

  const first = await anna.fetch(target);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const [again, ofBram] = [await anna.fetch(target, { headers }), await bram.fetch(target, { headers })];

  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
  expect([ofBram.status, ofBram.headers.get('etag')]).toEqual([404, null]);
});
