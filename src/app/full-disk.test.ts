import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { sessions } from '../features/accounts/tables.ts';
import { createUpload } from '../features/uploads/commands/create-upload.ts';
import { uploads } from '../features/uploads/tables.ts';
import { newId } from '../platform/ids.ts';
import { isDiskFull } from '../platform/server/full-disk.ts';
import { pdf } from './testing/sample-files.ts';
import { listFiles } from './testing/stored-files.ts';
import { startTestServer } from './testing/test-server.ts';

const run = promisify(execFile);
const lines: string[] = [];
const server = await startTestServer({ logTo: (line) => lines.push(line) });
const { db, settings } = server.services;
const full = { code: 'INSUFFICIENT_STORAGE', message: 'Er is nu geen ruimte om dit op te slaan. Probeer het later opnieuw.' };
const megabyte = 1024 * 1024;

/** Limits the size of files until the test ends, so that the system really fails in the middle of a write. */
async function limitFiles(bytes: number): Promise<void> {
  const limit = (size: number | 'unlimited') => run('prlimit', ['--pid', String(process.pid), `--fsize=${size}:`]);
  await limit(bytes);
  onTestFinished(async () => void (await limit('unlimited')));
}

function documentOf(bytes: number): File {
  return new File([new Uint8Array(pdf), new Uint8Array(bytes), new Uint8Array(pdf)], 'plan.pdf');
}

test('the server refuses an upload that no longer fits on the disk, and leaves no partial file', async () => {
  const anna = await server.person();
  const before = await listFiles(settings.dataDir);
  await limitFiles(megabyte);

  for (const target of ['/api/uploads', '/rpc/uploads/createUpload']) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: newId(), kind: 'document' })) form.append(name, value);
    form.append('file', documentOf(3 * megabyte));
    const response = await anna.fetch(target, { method: 'POST', body: form });
    expect([response.status, await response.text()]).toEqual([507, expect.stringContaining(full.message)]);
  }
  expect(await listFiles(settings.dataDir)).toEqual(before);
  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(2);
});

test('the server leaves no files of an upload that was received but no longer fits in the storage', async () => {
  const anna = await server.person();
  await limitFiles(megabyte);

  const upload = createUpload(server.services, anna.id, { id: newId(), kind: 'document', file: documentOf(3 * megabyte) });

  await expect(upload).rejects.toSatisfy(isDiskFull);
  expect(await listFiles(path.join(settings.dataDir, 'uploads'))).toEqual([]);
  expect(await db.select().from(uploads)).toEqual([]);
});

test('the server refuses an upload even if only its last part no longer fits', async () => {
  const anna = await server.person();
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: newId(), kind: 'document' })) form.append(name, value);
  form.append('file', documentOf(megabyte));
  await limitFiles(megabyte + 100);

  const response = await anna.fetch('/api/uploads', { method: 'POST', body: form });

  expect([response.status, await response.json()]).toEqual([507, full]);
});

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('isDiskFull recognizes %s, also as the cause of another error', (code) => {
  const error = Object.assign(new Error('no'), { code });

  expect([isDiskFull(error), isDiskFull(new Error('not written', { cause: error })), isDiskFull(new Error('else'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the server refuses writes and serves reads while the database’s disk is full', async () => {
  const [anna] = [await server.person()];
  const refuse = sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  await db.execute(refuse);
  for (const table of ['posts', 'sessions']) {
    await db.execute(sql`create trigger refuse before insert or update on ${sql.identifier(table)} for each row execute function refuse()`);
  }
  onTestFinished(async () => void (await db.execute(sql`drop function refuse cascade`)));

  expect(await anna.send('POST', '/api/posts', { id: newId(), content: 'Vol' })).toEqual({ status: 507, body: full });

  // Makes the session due for an extension, which is a write.
  server.clock.advance({ hours: 48 });
  expect((await anna.fetch('/api/posts')).status).toBe(200);
  expect(await db.select().from(sessions).where(eq(sessions.accountId, anna.id))).toHaveLength(1);
});
