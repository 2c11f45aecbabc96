import { stat } from 'node:fs/promises';
import path from 'node:path';
import { writeBackup } from '../src/platform/server/backup/write-backup.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { runTool } from './tool.ts';

/** `npm run backup -- <file.tar.gz>`: database and files in one archive, while Kiem runs or not. */
await runTool(async () => {
  const settings = readSettings(process.env);
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) throw new StartError('Say where the backup goes: npm run backup -- <file.tar.gz>');
  const file = path.resolve(name);
  const { tables, files } = await withDatabase(settings, 'beside', (connection) =>
    writeBackup({ connection, dataDir: settings.dataDir, file, now: new Date() }),
  );
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
  process.stdout.write(`${file}: ${tables} tables and ${files} files, ${megabytes} MB. It holds everything that is private; keep it so.\n`);
  if (settings.s3 !== undefined) {
    process.stdout.write(`Files of people are not in it: they are on S3, in the bucket ${settings.s3.bucket}. Back that up as well.\n`);
  }
});
