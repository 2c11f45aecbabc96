import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { migrationsFolder } from '../../platform/server/migrate.ts';

type Entry = { idx: number; when: number; tag: string };

/** A copy of the product's migrations with these entries in place of its own; the test that asked for it removes it. */
export async function migrationsWith(change: (entries: Entry[]) => Entry[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiem-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder(), folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: change(entries) }));
  return folder;
}

/** The migrations of the version before this one. */
export const migrationsBefore = (tag: string) =>
  migrationsWith((entries) => {
    const place = entries.findIndex((entry) => entry.tag === tag);
    if (place === -1) throw new Error(`No migration ${tag}.`);
    return entries.slice(0, place);
  });
