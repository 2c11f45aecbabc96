import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeAbandonedFiles } from '../features/uploads/commands/remove-uploads.ts';
import { newId } from '../platform/ids.ts';
import { eventually } from './testing/eventually.ts';
import { pdf } from './testing/sample-files.ts';
import { listFiles } from './testing/stored-files.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { dataDir } = server.services.settings;
const [incoming, stored] = [path.join(dataDir, 'incoming'), path.join(dataDir, 'uploads')];

const part = (more: string, content: string) => `--grens\r\nContent-Disposition: form-data; ${more}\r\n\r\n${content}\r\n`;

/** Begins to upload a document from a network; `end` sends the rest. */
function trickle({ cookies }: Person, network: string) {
  const { port } = new URL(server.url);
  const sending = request({
    ...{ host: '127.0.0.1', port, path: '/api/uploads', method: 'POST' },
    headers: {
      'content-type': 'multipart/form-data; boundary=grens',
      origin: 'http://kiem.test',
      'x-forwarded-for': network,
      cookie: `kiem_session=${cookies.get('kiem_session')}`,
    },
  });
  let isCutOff = false;
  sending.on('error', () => {
    isCutOff = true;
  });
  const status = new Promise<number | undefined>((resolve) => sending.on('response', (response) => resolve(response.resume().statusCode)));
  sending.write(part('name="id"', newId()) + part('name="kind"', 'document'));
  return {
    status,
    isCutOff: () => isCutOff,
    leave: () => sending.destroy(),
    end: () => sending.end(`${part('name="file"; filename="plan.pdf"', pdf.toString())}--grens--\r\n`),
  };
}

const upload = (person: Person) => person.api.uploads.createUpload({ id: newId(), kind: 'document', file: new File([pdf], 'plan.pdf') });

test('uploads of one network that trickle in make room for one another, and for everybody else', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const early = trickle(anna, '192.0.2.1');
  await eventually(async () => expect(await listFiles(incoming)).toHaveLength(1));
  const crowd = await Promise.all(Array.from({ length: 7 }, () => server.person()));
  const slow = crowd.flatMap((person) => Array.from({ length: 6 }, () => trickle(person, '192.0.2.2')));
  await eventually(() => expect(slow.filter(({ isCutOff }) => isCutOff())).toHaveLength(3));

  expect(await upload(bram)).toMatchObject({ fileName: 'plan.pdf' });
  early.end();

  expect(await early.status).toBe(201);
  for (const { leave } of slow) leave();
  await eventually(async () => expect(await listFiles(incoming)).toEqual([]));
});

test('a person sends six uploads at once and has to wait for more', async () => {
  const anna = await server.person();
  const slow = Array.from({ length: 6 }, () => trickle(anna, '192.0.2.1'));
  await eventually(async () => expect(await listFiles(incoming)).toHaveLength(6));

  const message = 'Te veel pogingen. Probeer het over 10 seconden opnieuw.';
  await expect(upload(anna)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message, data: { seconds: 10 } });

  for (const { leave } of slow) leave();
  await eventually(() => upload(anna));
});

test('an upload of an account that is deleted while it comes is refused, and its file is removed', async () => {
  const anna = await server.person();
  const before = await listFiles(stored);
  const slow = trickle(anna, '192.0.2.1');
  await eventually(async () => expect(await listFiles(incoming)).toHaveLength(1));

  await anna.api.account.deleteAccount({ password: anna.password });
  slow.end();

  expect(await slow.status).toBe(401);
  const counters = await server.services.pool.query('select key from rate_limits where strpos(key, $1) > 0', [anna.id]);
  expect(counters.rows).toEqual([]);
  await removeAbandonedFiles(server.services);
  expect(await listFiles(stored)).toEqual(before);
});
