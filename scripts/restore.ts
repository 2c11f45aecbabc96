import path from 'node:path';
import { readSettings } from '../src/platform/server/settings.ts';
import { StartError } from '../src/platform/server/start-error.ts';
import { withDatabase } from '../src/platform/server/tool-database.ts';
import { buildWhenNeeded } from './build.ts';
import { runTool } from './tool.ts';

const flag = '--incomplete-list';

/** `npm run restore -- <file.tar.gz>`: fills an empty data directory or an empty outside database, leaving out people who were erased since. */
await runTool(async () => {
  const settings = readSettings(process.env);
  const [name, ...others] = process.argv.slice(2).filter((argument) => argument !== flag);
  if (name === undefined || others.length > 0) throw new StartError('Say which backup to restore: npm run restore -- <file.tar.gz>');
  await buildWhenNeeded();
  const build = new URL('../dist/server/server-entry.js', import.meta.url).href;
  const { restoreKiem }: typeof import('../src/app/server-entry.ts') = await import(build);
  const acceptsIncompleteList = process.argv.includes(flag);
  const { madeAt, erasedAgain, listedUntil } = await withDatabase(settings, 'alone', (connection) =>
    restoreKiem({ settings, connection, file: path.resolve(name), acceptsIncompleteList }),
  );
  process.stdout.write(`The backup of ${madeAt.toISOString()} is restored; npm start goes on from there.\n`);
  process.stdout.write(
    listedUntil === null
      ? 'There was no list of erased people: whoever left since the backup is back.\n'
      : `${erasedAgain} people who left since are erased from it. Their list goes until ${listedUntil.toISOString()}; whoever left later is back.\n`,
  );
});
