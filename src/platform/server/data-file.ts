import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of a data file below src/platform/server, also for the built server, whose code lies elsewhere. */
export function dataFile(name: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, existsSync(path.join(folder, 'package.json')) ? 'src/platform/server' : '', name);
    if (existsSync(file)) return file;
    if (folder === path.dirname(folder)) throw new Error(`The data file ${name} is missing.`);
  }
}
