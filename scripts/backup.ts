import { stat } from 'node:fs/promises';
import path from 'node:path';
import { writeBackup } from '../src/platform/server/backup/write-backup.ts';
import { systemClock } from '../src/platform/server/clock.ts';
import type { Connection } from '../src/platform/server/database.ts';
import { keepErasedList } from '../src/platform/server/erased/keep-list.ts';
import { readSettings, type Settings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { openStorage } from '../src/platform/server/storage/open-storage.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { onDatabase, runTool } from './tool.ts';

/** `npm run backup -- <file.tar.gz>`: archives database and files, whether Kiem runs or not. */
await runTool(async () => {
  const settings = readSettings(process.env);
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) throw new StartError('Say where the backup goes: npm run backup -- <file.tar.gz>');
  const file = path.resolve(name);
  await withDatabase(settings, 'beside', async (connection) => {
    const { tables, files } = await writeBackup({ connection, dataDir: settings.dataDir, file, now: new Date() });
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    process.stdout.write(
      `${file}: ${tables} tables and ${files} files, ${megabytes} MB. It holds everything that is private; keep it so.\n`,
    );
    await keepList(settings, connection);
  });
  if (settings.s3 !== undefined) {
    process.stdout.write(`Files of people are not in it: they are on S3, in the bucket ${settings.s3.bucket}. Back that up as well.\n`);
  }
});

/** Brings the list of erased people up to this moment, without which restore would refuse the backup. */
async function keepList(settings: Settings, connection: Connection): Promise<void> {
  const storage = await openStorage(settings);
  try {
    await onDatabase(connection, (db) => keepErasedList({ db, storage, clock: systemClock, settings }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(`The list of erased people was not brought up to date: ${reason} A running Kiem does so within minutes.\n`);
  } finally {
    storage.close();
  }
}
