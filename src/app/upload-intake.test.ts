import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { paces } from '../platform/limits.ts';
import { createLog } from '../platform/server/log.ts';
import type { Browser } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import { pdf, photo } from './testing/sample-files.ts';
import { listFiles } from './testing/stored-files.ts';
import { startTestServer } from './testing/test-server.ts';
import { createUploadIntake } from './uploads.ts';

const server = await startTestServer();
const { dataDir } = server.services.settings;
const incoming = path.join(dataDir, 'incoming');
const megabyte = 1024 * 1024;

type Fields = Record<string, string | File>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function post(browser: Browser, body: BodyInit, headers: Record<string, string> = {}, target = '/api/uploads') {
  const response = await browser.fetch(target, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  return { status: response.status, body: await response.json() };
}

/** Makes a body of this many bytes, generated while it is sent, and counts them. */
function streamOf(bytes: number) {
  const sent = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.bytes >= bytes) return controller.close();
      sent.bytes += megabyte;
      controller.enqueue(new Uint8Array(megabyte));
    },
  });
  return { stream, sent };
}

const multipart = { 'content-type': 'multipart/form-data; boundary=grens' };
const tooLarge = {
  status: 413,
  body: { code: 'PAYLOAD_TOO_LARGE', message: 'Bestand is te groot. Maximum grootte is 50MB.' },
};

test('an API client uploads a picture as a form', async () => {
  const anna = await server.person();
  const id = newId();
  const file = new File([new Uint8Array(await photo(300, 200).jpeg().toBuffer())], 'foto.jpg');

  const answer = await post(anna, formOf({ id, kind: 'post-image', file }));

  expect(answer).toMatchObject({
    status: 201,
    body: { id, kind: 'post-image', fileName: null, picture: { id, width: 300, height: 200, widths: [300] } },
  });
});

test.each<[string, Fields]>([
  ['without a file', { id: newId(), kind: 'document' }],
  ['with text for a file', { id: newId(), kind: 'document', file: 'plan.pdf' }],
  ['of an unknown kind', { id: newId(), kind: 'virus', file: new File([pdf], 'plan.pdf') }],
  ['with a wrong id', { id: '../1', kind: 'document', file: new File([pdf], 'plan.pdf') }],
  ['with an unknown field', { id: newId(), kind: 'document', file: new File([pdf], 'plan.pdf'), ownerId: newId() }],
  ['with fields that aim at prototypes', { id: newId(), kind: 'document', '__proto__[file]': new File([pdf], 'plan.pdf') }],
])('the server refuses a form %s, in Dutch', async (_what, fields) => {
  const anna = await server.person();

  const { status, body } = await post(anna, formOf(fields));

  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ code: 'BAD_REQUEST', message: expect.not.stringMatching(/invalid|expected/i) }),
  ]);
});

test.each([
  ['JSON', JSON.stringify({ id: newId(), kind: 'document', file: 'x' }), { 'content-type': 'application/json' }],
  ['a truncated form', '--grens\r\nContent-Disposition: form-data; name="id"\r\n\r\n1', multipart],
  ['a form without its boundary', '--grens--', { 'content-type': 'multipart/form-data' }],
  ['nothing', '', multipart],
  [
    'a file without a form',
    pdf.toString(),
    { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="plan.pdf"' },
  ],
])('the server refuses %s as an upload, in Dutch', async (_what, body, headers) => {
  const anna = await server.person();

  for (const target of ['/api/uploads', '/rpc/uploads/createUpload']) {
    expect((await post(anna, body, headers, target)).status).toBe(400);
  }
});

const part = (name: string, content: string) => `--grens\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const filePart = (head: string) => `--grens\r\nContent-Disposition: form-data; name="file"; filename="plan.pdf"${head}\r\n\r\n${pdf}\r\n`;
const fields = () => part('id', newId()) + part('kind', 'document');

test('an API client uploads a file by a form with its headers in its own way', async () => {
  const anna = await server.person();
  const body = `${fields()}${filePart('\r\nX-Note: a\r\nContent-Type: application/pdf')}--grens--\r\n`;

  expect(await post(anna, body, { 'content-type': 'Multipart/Form-Data; charset=utf-8; boundary="grens"' })).toMatchObject({
    status: 201,
    body: { fileName: 'plan.pdf', bytes: pdf.length },
  });
});

test.each<[string, (json: string) => string]>([
  ['a text of 1 MB', (json) => part('data', json + ' '.repeat(megabyte))],
  ['10,000 parts', (json) => part('data', json) + part('note', '').repeat(10_000)],
  ['a part with long headers', (json) => part('data', json) + filePart('\r\na: b'.repeat(10_000))],
  ['a long name of a part', (json) => part('data', json) + part('a'.repeat(10_000), '')],
])('the server refuses the form of a page with %s, which would do without it', async (_what, textsOf) => {
  const anna = await server.person();
  const json = JSON.stringify({ json: { id: newId(), kind: 'document', file: {} }, meta: [], maps: [['file']] });
  const file = filePart('').replace('"file"', '"0"');
  const upload = (texts: string) => post(anna, `${texts}${file}--grens--\r\n`, multipart, '/rpc/uploads/createUpload');

  expect(await upload(textsOf(json))).toMatchObject({ status: 400, body: { json: { code: 'BAD_REQUEST' } } });
  expect((await upload(part('data', json))).status).toBe(200);
});

test('a person who sends many forms that are refused has to wait, with good ones too', async () => {
  const { clock, services } = server;
  const anna = await server.person();
  expect((await post(anna, 'geen formulier', multipart)).status).toBe(400);
  for (let count = 1; count < paces.seldom.points; count += 1) services.paces.take(`uploads.receive ${anna.id}`, paces.seldom, clock.now());

  const response = await anna.fetch('/api/uploads', { method: 'POST', body: new Uint8Array(20), headers: multipart });

  const seconds = paces.seldom.seconds / paces.seldom.points;
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)]);
  expect(await response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { seconds } });
  clock.advance({ seconds });
  const file = new File([pdf], 'plan.pdf');
  expect((await post(anna, formOf({ id: newId(), kind: 'document', file }))).status).toBe(201);
});

test('the server refuses a body whose declared length is too large', async () => {
  const anna = await server.person();

  expect(await post(anna, new Blob([new Uint8Array(60 * megabyte)]), multipart)).toEqual(tooLarge);
  expect(await listFiles(incoming)).toEqual([]);
});

test('the server refuses a body that turns out to be too large', async () => {
  const anna = await server.person();

  expect(await post(anna, streamOf(53 * megabyte).stream, multipart)).toEqual(tooLarge);
  expect(await listFiles(incoming)).toEqual([]);
});

test('the server reads an endless body for a moment only', async () => {
  const anna = await server.person();
  const endless = streamOf(Number.POSITIVE_INFINITY);

  // The caller may or may not read the answer before the connection is cut.
  await post(anna, endless.stream, multipart).catch(() => undefined);

  await eventually(async () => {
    const before = endless.sent.bytes;
    await new Promise((resolve) => setImmediate(resolve));
    expect(endless.sent.bytes).toBe(before);
  });
  expect(await listFiles(incoming)).toEqual([]);
});

test('the server receives no body of a visitor', async () => {
  const answer = await post(server.visitor(), new Blob([new Uint8Array(20 * megabyte)]), multipart);

  expect(answer).toEqual({ status: 401, body: { code: 'UNAUTHORIZED', message: 'Je moet ingelogd zijn om dit te doen.' } });
  expect(await listFiles(incoming)).toEqual([]);
});

test('the server keeps nothing of a cancelled upload', async () => {
  const anna = await server.person();
  const before = await listFiles(dataDir);
  const { port } = new URL(server.url);
  const headers = { ...multipart, origin: 'http://kiem.test', cookie: `kiem_session=${anna.cookies.get('kiem_session')}` };
  const sending = request({ host: '127.0.0.1', port, path: '/rpc/uploads/createUpload', method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(3 * megabyte));
  await eventually(async () => expect(await listFiles(incoming)).toHaveLength(1));

  sending.destroy();

  await eventually(async () => expect(await listFiles(dataDir)).toEqual(before));
});

test('the log says why a body that was left could not be removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiem-left-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // A folder in the place of a file.
  const left = path.join(folder, 'incoming', 'left.part');
  await mkdir(left, { recursive: true });
  await utimes(left, 0, 0);
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) });

  createUploadIntake({ ...server.services, settings: { ...server.services.settings, dataDir: folder }, log });

  await eventually(async () => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'bodies that were left could not be removed',
    error: { code: 'ERR_FS_EISDIR' },
  });
});

test('the server keeps the small limit for other bodies', async () => {
  const anna = await server.person();
  const body = new Blob([new Uint8Array(200 * 1024)]);

  for (const target of ['/api/uploads/', '/rpc/uploads/createUpload/', '/api/posts']) {
    expect((await post(anna, body, multipart, target)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await anna.fetch('/api/uploads')).status).toBe(404);
  expect(await listFiles(incoming)).toEqual([]);
});

test('a person who exceeds the hourly limit has to wait', async () => {
  const anna = await server.person();
  for (let count = 0; count < 120; count += 1)
    await server.services.rateLimits.consume({ name: 'uploads', points: 120, seconds: 3600 }, anna.id);

  const answer = await post(anna, formOf({ id: newId(), kind: 'document', file: new File([pdf], 'plan.pdf') }));

  expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', data: { seconds: expect.any(Number) } } });
});

test('a person who exceeds the megabytes of a day has to wait, however few files they sent', async () => {
  const anna = await server.person();
  await server.services.rateLimits.consume({ name: 'uploaded-megabytes', points: 1024, seconds: 86_400 }, anna.id, 1022);
  const upload = (content: BlobPart[]) => post(anna, formOf({ id: newId(), kind: 'document', file: new File(content, 'plan.pdf') }));

  expect(await upload([pdf])).toMatchObject({ status: 201 });
  expect(await upload([pdf, new Uint8Array(1.5 * megabyte), pdf])).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', data: { seconds: expect.any(Number) } },
  });
});
