import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { makeUpload } from '../features/uploads/factory.ts';
import { newId } from '../platform/ids.ts';
import { docx } from './testing/sample-files.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { storage } = server.services;

/** More than the connection and the system hold for a caller who doesn't read. */
const manyBytes = Buffer.alloc(24 * 1024 * 1024, 'kiem ');

/** The signature of the last record of a zip. */
const endOfZip = 0x06054b50;

/** Begins as many downloads of personal data as the machine has cores, and one more, and reads none. */
async function leaveUnread(): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      const person = await server.person();
      const { storageFolder } = await makeUpload(server.services, { ownerId: person.id, kind: 'document' });
      await storage.write(storageFolder, [{ name: 'document', content: manyBytes, contentType: 'application/pdf' }]);
      const response = await person.fetch('/api/account/data');
      expect(response.status).toBe(200);
      return response;
    }),
  );
}

test('people who do not read their downloads keep nobody from theirs, nor from sending Word documents', async () => {
  const unread = await leaveUnread();
  const anna = await server.person();
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: newId(), kind: 'document' })) form.append(name, value);
  form.append('file', new File([new Uint8Array(await docx())], 'plan.docx'));

  const zip = await (await anna.fetch('/api/account/data')).arrayBuffer();
  const sent = await anna.fetch('/api/uploads', { method: 'POST', body: form });

  expect(Buffer.from(zip).subarray(-22).readUInt32LE()).toBe(endOfZip);
  expect(sent.status).toBe(201);
  await Promise.all(unread.map((response) => response.body?.cancel()));
});
