import path from 'node:path';
import { restoreBackup } from '../src/platform/server/backup/restore-backup.ts';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { runTool } from './tool.ts';

/** `npm run restore -- <file.tar.gz>`: fills an empty data directory or an empty outside database. */
await runTool(async () => {
  const settings = readSettings(process.env);
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) throw new StartError('Say which backup to restore: npm run restore -- <file.tar.gz>');
  const { dataDir } = settings;
  const { madeAt } = await withDatabase(settings, 'alone', (connection) =>
    restoreBackup({ connection, dataDir, file: path.resolve(name) }),
  );
  process.stdout.write(`The backup of ${madeAt.toISOString()} is restored; npm start goes on from there.\n`);
});
