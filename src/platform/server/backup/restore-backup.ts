import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { Connection } from '../database.ts';
import { draftOf, removeAbandonedDrafts } from '../embedded-postgres/drafts.ts';
import { migrationLock, migrationsFolder } from '../migrate.ts';
import { StartError } from '../start-error.ts';
import { end, endName, filesPrefix, manifest, manifestName, sequences, sequencesName } from './archive-format.ts';
import { isEmptyDatabase } from './catalog.ts';
import { listDataFiles } from './data-files.ts';
import { loadTables, setSequences } from './load-rows.ts';
import { type ArchiveReader, BrokenBackup, openArchive } from './read-archive.ts';
import { applyMigrations, createTables, splitMigrations } from './schema.ts';
import { connectForLong } from './write-backup.ts';

type RestoreOptions = {
  connection: Connection;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  file: string;
  /** Folder of this version's migrations. */
  migrations?: string;
  /** Throws a StartError when a backup of this moment is not to be restored. */
  accept?(madeAt: Date): void;
  /** Adds rows to the restored ones, in the same transaction. */
  complete?(client: pg.Client): Promise<void>;
};

/**
 * Fills an empty database and an empty data directory from a backup and brings them to this version:
 * all of it or, when anything is wrong, nothing. Throws a StartError for what its reader can mend:
 * the target is not empty, the archive is broken or of a newer version.
 */
export async function restoreBackup({
  connection,
  dataDir,
  file,
  migrations = migrationsFolder(),
  accept,
  complete,
}: RestoreOptions): Promise<{ madeAt: Date }> {
  await mkdir(dataDir, { recursive: true });
  await removeAbandonedDrafts(dataDir);
  if ((await listDataFiles(dataDir)).length > 0) {
    throw new StartError(`The data directory ${dataDir} is not empty: a backup is restored into an empty one only. Set another DATA_DIR.`);
  }
  const draft = draftOf(path.join(dataDir, 'restored'));
  const placed: string[] = [];
  const client = await connectForLong(connection);
  let archive: ArchiveReader | undefined;
  try {
    await client.query('begin');
    // A Kiem that starts meanwhile waits, as for its migrations.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    if (!(await isEmptyDatabase(client))) {
      throw new StartError('The database is not empty: a backup is restored into an empty one only.');
    }
    archive = await openArchive(file);
    const contents = await archive.takeJson(manifestName, manifest);
    accept?.(new Date(contents.madeAt));
    const split = splitMigrations(migrations, contents.migration);
    if (split === null) throw new StartError(`${file} was made by a newer version of Kiem: restore it with that one.`);
    await createTables(client, split.past);
    await loadTables(client, archive, contents.tables);
    await setSequences(client, await archive.takeJson(sequencesName, sequences));
    await applyMigrations(client, split.newer);
    await complete?.(client);
    await unpackFiles(archive, draft);
    const { entries } = await archive.takeJson(endName, end);
    if (entries !== archive.taken()) throw new BrokenBackup('some of it is missing');
    await archive.finish();
    await placeFiles(draft, dataDir, placed);
    await client.query('commit');
    return { madeAt: new Date(contents.madeAt) };
  } catch (error) {
    for (const name of placed) await rm(path.join(dataDir, name), { recursive: true, force: true });
    throw explain(error, file);
  } finally {
    await archive?.close();
    // Without a commit the database keeps nothing.
    await client.end();
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpackFiles(archive: ArchiveReader, draft: string): Promise<void> {
  await mkdir(draft);
  while (archive.nextIs(filesPrefix)) {
    const { name, mode, modifiedAt, content } = await archive.take();
    const relative = name.slice(filesPrefix.length);
    const target = path.join(draft, relative);
    if (!target.startsWith(draft + path.sep) || relative.includes('\\')) throw new BrokenBackup(`it holds a file outside of it, ${name}`);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode, flush: true }));
    await utimes(target, modifiedAt, modifiedAt);
  }
}

/** Moves the unpacked files to their places; adds each to `placed`, so that the caller can remove them if a later step fails. */
async function placeFiles(draft: string, dataDir: string, placed: string[]): Promise<void> {
  for (const name of await readdir(draft)) {
    await rename(path.join(draft, name), path.join(dataDir, name));
    placed.push(name);
  }
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ENOENT' && 'path' in error && error.path === file) return new StartError(`${file} is not there.`);
  const isOfDatabase = error instanceof pg.DatabaseError;
  // Of zlib (Z_DATA_ERROR), of tar, of the file system.
  const isOfReading =
    error instanceof BrokenBackup || ('code' in error && typeof error.code === 'string') || /tar|end of data/i.test(error.message);
  if (!isOfDatabase && !isOfReading) return error;
  return new StartError(`${file} can't be restored and nothing was changed: ${error.message}.`, { cause: error });
}
