import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Returns the address of the only built script that contains a text: scripts are named after their contents. */
export function builtFileWith(text: RegExp): string {
  const files = globSync('dist/client/assets/*.js', { cwd: root }).filter((file) => text.test(readFileSync(path.join(root, file), 'utf8')));
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`${files.length} scripts of the build hold ${text}.`);
  return `/assets/${path.basename(file)}`;
}
