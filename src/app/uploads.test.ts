import { unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { accounts } from '../features/accounts/tables.ts';
import { makePost } from '../features/feed/factory.ts';
import { posts } from '../features/feed/tables.ts';
import { removeAbandonedFiles, removeUnusedUploads } from '../features/uploads/commands/remove-uploads.ts';
import { uploadsPersonalData } from '../features/uploads/personal-data.ts';
import { abandonedFiles, uploads } from '../features/uploads/tables.ts';
import { newId } from '../platform/ids.ts';
import { exportedOf } from './testing/exported.ts';
import { untilSomebodyWaits } from './testing/hold-rows.ts';
import { startS3Server } from './testing/s3-server.ts';
import { pdf, photo } from './testing/sample-files.ts';
import { listFiles } from './testing/stored-files.ts';
import { startTestServer } from './testing/test-server.ts';
import { uploadReferences } from './worker.ts';

const s3 = await startS3Server();
const onDisk = await startTestServer();
const onS3 = await startTestServer({ environment: s3.environment });
const places = [
  { place: 'disk', server: onDisk, folder: path.join(onDisk.services.settings.dataDir, 'uploads') },
  { place: 'S3', server: onS3, folder: s3.folder },
];

/** Lists the folders that hold stored files. */
async function storedFolders(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return [...new Set(files.map((file) => path.dirname(file)))];
}

describe.each(places)('on $place', ({ server, folder }) => {
  const { services } = server;
  const { db } = services;
  type Person = Awaited<ReturnType<typeof server.person>>;

  async function sendPicture(person: Person, id = newId()) {
    return person.api.uploads.createUpload({ id, kind: 'post-image', file: await pictureFile() });
  }

  /** Moves the clock by hours and runs the chores. */
  async function later(hours: number): Promise<void> {
    server.clock.advance({ hours });
    await removeUnusedUploads(services, uploadReferences);
    await removeAbandonedFiles(services);
  }

  test('a person stores, reads and removes pictures and documents', async () => {
    const anna = await server.person();
    const file = new File([new Uint8Array(pdf)], 'plan.pdf');

    const upload = await sendPicture(anna);
    const document = await anna.api.uploads.createUpload({ id: newId(), kind: 'document', file });

    const answer = await anna.fetch(`/uploads/${upload.id}/480.webp`);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, Number(answer.headers.get('content-length'))]);
    expect(await (await anna.fetch(`/uploads/${document.id}/document`)).text()).toBe(pdf.toString());
    expect(await storedFolders(folder)).toHaveLength(2);

    await later(25);

    expect(await storedFolders(folder)).toEqual([]);
    expect((await anna.fetch(`/uploads/${upload.id}/480.webp`)).status).toBe(404);
  });

  test('a person who repeats an upload, also concurrently, stores it once', async () => {
    const anna = await server.person();
    const id = newId();

    const answers = await Promise.all(Array.from({ length: 5 }, () => sendPicture(anna, id)));
    const again = await sendPicture(anna, id);

    expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
    await later(2);
    expect(await storedFolders(folder)).toHaveLength(1);
    expect((await anna.fetch(`/uploads/${id}/480.webp`)).status).toBe(200);
    await later(25);
  });

  test('the server refuses the id of another person’s upload and keeps theirs', async () => {
    const [anna, bram] = [await server.person(), await server.person()];
    const { id } = await sendPicture(anna);
    const before = await (await anna.fetch(`/uploads/${id}/480.webp`)).arrayBuffer();

    await expect(sendPicture(bram, id)).rejects.toMatchObject({ code: 'CONFLICT', message: 'Deze id is al in gebruik.' });

    expect(Buffer.from(await (await anna.fetch(`/uploads/${id}/480.webp`)).arrayBuffer()).equals(Buffer.from(before))).toBe(true);
    await later(25);
  });

  test('the chore keeps an upload as long as it is used', async () => {
    const anna = await server.person();
    const [used, unused] = [await sendPicture(anna), await sendPicture(anna)];
    const post = await makePost(db, { authorId: anna.id });
    await db.update(posts).set({ imageId: used.id }).where(eq(posts.id, post.id));

    await later(23);
    expect((await anna.fetch(`/uploads/${unused.id}/480.webp`)).status).toBe(200);

    await later(2);
    expect((await anna.fetch(`/uploads/${unused.id}/480.webp`)).status).toBe(404);
    expect((await anna.fetch(`/uploads/${used.id}/480.webp`)).status).toBe(200);

    await db.delete(posts).where(eq(posts.id, post.id));
    await later(1);
    expect(await storedFolders(folder)).toEqual([]);
  });

  test('deleting an account removes its files', async () => {
    const anna = await server.person();
    await sendPicture(anna);
    await sendPicture(anna);

    await db.delete(accounts).where(eq(accounts.id, anna.id));

    expect(await storedFolders(folder)).toHaveLength(2);
    await later(1);
    expect(await storedFolders(folder)).toEqual([]);
    expect(await db.select().from(abandonedFiles)).toEqual([]);
  });

  test('the chore removes files of an abandoned upload and keeps those of one in progress', async () => {
    const removeAfter = new Date(server.clock.now().getTime() + 3_600_000);
    await services.storage.write('aa/half', [{ name: '480.webp', content: Buffer.from('half'), contentType: 'image/webp' }]);
    await db.insert(abandonedFiles).values({ key: 'aa/half', removeAfter });

    await later(0.5);
    expect(await storedFolders(folder)).toEqual(['aa/half']);

    await later(0.6);
    expect(await storedFolders(folder)).toEqual([]);
  });

  test('a person downloads each of their files', async () => {
    const [anna, bram] = [await server.person(), await server.person()];
    const mine = await sendPicture(anna);
    await sendPicture(bram);
    const document = { id: newId(), kind: 'document' as const, file: new File([new Uint8Array(pdf)], 'plan.pdf') };
    await anna.api.uploads.createUpload(document);

    const files = (await uploadsPersonalData.files?.(services, anna.id)) ?? [];

    expect(files.map((file) => file.path)).toEqual([`post-image/${mine.id}.webp`, `document/${document.id}/plan.pdf`]);
    const contents = await Promise.all(files.map(async (file) => Buffer.concat((await (await file.open())?.toArray()) ?? [])));
    expect(contents.map((content) => content.length)).toEqual([expect.any(Number), pdf.length]);
    expect(contents[1]?.equals(pdf)).toBe(true);
    const exported = await exportedOf(db, uploadsPersonalData, anna.id);
    expect(exported.uploads).toHaveLength(2);
    await later(25);
  });
});

async function pictureFile(): Promise<File> {
  return new File([new Uint8Array(await photo(480, 320).jpeg().toBuffer())], 'foto.jpg');
}

test('the chore retries files that it could not remove', async () => {
  const { services, clock } = await startTestServer({ environment: { ...s3.environment, S3_BUCKET: 'bestaat-niet' } });
  await services.db.insert(abandonedFiles).values({ key: 'aa/later' });
  clock.advance({ hours: 1 });

  await removeAbandonedFiles(services);

  expect(await services.db.select({ key: abandonedFiles.key }).from(abandonedFiles)).toEqual([{ key: 'aa/later' }]);
});

test('the chore removes all that it can, however many folders before them it can’t', async () => {
  const { services, clock } = await startTestServer();
  const { db, storage, settings } = services;
  const removeAfter = clock.now();
  const content = Buffer.from('weg');
  const good = Array.from({ length: 150 }, (_, number) => `bb/${number}`);
  for (const key of good) await storage.write(key, [{ name: '480.webp', content, contentType: 'image/webp' }]);
  await writeFile(path.join(settings.dataDir, 'uploads/file'), 'no folder');
  const broken = Array.from({ length: 100 }, (_, number) => `file/${number}`);
  const before = new Date(removeAfter.getTime() - 1000);
  await db.insert(abandonedFiles).values(broken.map((key) => ({ key, removeAfter: before })));
  await db.insert(abandonedFiles).values(good.map((key) => ({ key, removeAfter })));

  expect(await removeAbandonedFiles(services)).toBe(150);

  expect(await listFiles(path.join(settings.dataDir, 'uploads'))).toEqual(['file']);
  await unlink(path.join(settings.dataDir, 'uploads/file'));
  clock.advance({ seconds: 600 });
  await removeAbandonedFiles(services);
  expect(await db.select().from(abandonedFiles)).toEqual([]);
});

test('the chore keeps an old upload that is attached while it looks for unused ones', async () => {
  const { services, clock, person } = await startTestServer();
  const { pool } = services;
  const anna = await person();
  const { id: imageId } = await anna.api.uploads.createUpload({ id: newId(), kind: 'post-image', file: await pictureFile() });
  clock.advance({ hours: 25 });
  // Whoever reads this waits, with the rows of everything else as they were before.
  await pool.query('create view slow as select gen_random_uuid() as upload_id from pg_advisory_xact_lock(7)');
  const slow = pgTable('slow', { uploadId: uuid() });
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(7)');

  const removing = removeUnusedUploads(services, [...uploadReferences, slow.uploadId]);
  await untilSomebodyWaits(pool);
  await anna.api.feed.createPost({ id: newId(), content: 'Kijk!', imageId });
  await holder.query('select pg_advisory_unlock(7)');
  holder.release();
  await removing;

  expect((await anna.fetch(`/uploads/${imageId}/480.webp`)).status).toBe(200);
});

test('an upload fails as a whole while the storage is down', async () => {
  const away = await startTestServer({ environment: { ...s3.environment, S3_BUCKET: 'bestaat-niet' } });
  const anna = await away.person();

  const sending = anna.api.uploads.createUpload({ id: newId(), kind: 'post-image', file: await pictureFile() });

  await expect(sending).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(await away.services.db.select().from(uploads)).toEqual([]);
  expect(await away.services.db.select().from(abandonedFiles)).toHaveLength(1);
});

test('the list of references holds every column that refers to uploads', async () => {
  const { rows } = await onDisk.services.pool.query<{ column: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'uploads'::regclass`,
  );

  const listed = uploadReferences.map((column) => `${getTableName(column.table)}.${toSnakeCase(column.name)}`);
  expect(listed.sort()).toEqual(rows.map(({ column }) => column).sort());
});
