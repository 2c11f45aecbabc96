import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { readPersonTables } from './person-tables.ts';

/** Columns that can't hold a mark, because the test needs them to sign in and to find files. */
const unmarked = ['credentials.password', 'credentials.provider_id', 'sessions.token', 'uploads.storage_folder'];

/** Writes a unique text into every text column of a person's rows that accepts it. */
export async function plantMarks(pool: pg.Pool, personId: string, mark: string): Promise<string[]> {
  const planted: string[] = [];
  for (const { name, isOwn, columns } of await readPersonTables(pool)) {
    for (const column of columns.filter(({ type }) => ['text', 'character varying', '_text'].includes(type))) {
      const place = `${name}.${column.name}`;
      if (unmarked.includes(place)) continue;
      const value = column.type === '_text' ? 'array[$2::text]' : '$2';
      const refused = await pool.query(`update ${name} set ${column.name} = ${value} where ${isOwn}`, [personId, mark]).then(
        () => false,
        ({ code }) => code === '23514',
      );
      if (!refused) planted.push(place);
    }
  }
  return planted;
}

/** Finds the files below a folder whose name or content contains this text. */
export async function findInFiles(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map(async (file) => ({ file, content: await readFile(file, 'latin1') })));
  return contents.filter(({ file, content }) => `${file}\n${content}`.includes(text)).map(({ file }) => path.relative(folder, file));
}
