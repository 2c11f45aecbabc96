import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, measureFirstLoads } from './bundle/first-load.ts';
import { findLeaks, settingNamesIn } from './bundle/leaks.ts';
import { judgeFirstLoads } from './bundle/limits.ts';

/** Runs at the end of `npm run build`: checks the sizes of first loads, and that no server code is in them. */
const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, 'dist/client');

const { table, failures } = judgeFirstLoads(measureFirstLoads(await readManifest(), client));
const settings = settingNamesIn(readFileSync(path.join(root, 'src/platform/server/settings.ts'), 'utf8'));
const leaks = globSync('**/*.{js,css,html,json,map,svg}', { cwd: client }).flatMap((file) =>
  findLeaks(file, readFileSync(path.join(client, file), 'utf8'), settings, root),
);

console.log(`First load, gzip:\n${table}`);
for (const problem of [...failures, ...leaks]) console.error(problem);
if (failures.length + leaks.length > 0) process.exitCode = 1;

async function readManifest(): Promise<Manifest> {
  const [file] = globSync('dist/server/assets/_tanstack-start-manifest*.js', { cwd: root });
  if (file === undefined) throw new Error('There is no build: run `npm run build`.');
  const { tsrStartManifest }: { tsrStartManifest(): Manifest } = await import(pathToFileURL(path.join(root, file)).href);
  return tsrStartManifest();
}
