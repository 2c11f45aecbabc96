import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { removeAbandonedFiles } from '../features/uploads/commands/remove-uploads.ts';
import { makeUpload } from '../features/uploads/factory.ts';
import { uploads } from '../features/uploads/tables.ts';
import { makeEmptyKiem, makeFolder } from '../platform/server/backup/backup.fixture.ts';
import { restoreBackup } from '../platform/server/backup/restore-backup.ts';
import { writeBackup } from '../platform/server/backup/write-backup.ts';
import { untilSomebodyWaits } from './testing/hold-rows.ts';
import { listFiles } from './testing/stored-files.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { db, pool, settings } = server.services;

test('files that are deleted while a backup is written are in it, and are removed after it', async () => {
  const person = await server.person();
  const upload = await makeUpload(server.services, { ownerId: person.id });
  const file = path.join(await makeFolder(), 'kiem.tar.gz');
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table rate_limits in access exclusive mode');

  const backup = writeBackup({ connection: server.connection, dataDir: settings.dataDir, file, now: server.clock.now() });
  await untilSomebodyWaits(pool);
  await db.delete(uploads).where(eq(uploads.id, upload.id));
  server.clock.advance({ hours: 1 });
  const during = await removeAbandonedFiles(server.services);
  await holder.query('commit');
  holder.release();
  await backup;

  expect([during, await removeAbandonedFiles(server.services)]).toEqual([0, 1]);
  const target = await makeEmptyKiem();
  await restoreBackup({ ...target, file });
  expect(await listFiles(path.join(target.dataDir, 'uploads'))).toEqual([path.join(upload.storageFolder, '480.webp')]);
});
