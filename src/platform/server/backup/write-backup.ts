import { createWriteStream } from 'node:fs';
import { lstat, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { type Header, type Pack, pack } from 'tar-stream';
import type { Connection } from '../database.ts';
import { StartError } from '../start-error.ts';
import { holdFiles } from '../storage/removals.ts';
import { endName, filesPrefix, type Manifest, manifestName, partsOf, sequencesName, type TableRows } from './archive-format.ts';
import { listTables, newestMigration, quoted, readSequences } from './catalog.ts';
import { readDataFiles } from './data-files.ts';

type BackupOptions = { connection: Connection; dataDir: string; file: string; now: Date };

type Entry = { header: Pick<Header, 'name' | 'size' | 'mode' | 'mtime'>; content: AsyncIterable<Buffer> };

/** Size of a part of a table's rows; memory holds one part at a time. */
const partBytes = 4 * 1024 * 1024;

/**
 * Writes all rows, as they are at one moment, and the files of the data directory to one archive,
 * while Kiem may be running: it keeps every file that those rows name until it is done. The archive
 * appears under its name when it is whole; only its owner can read it.
 * Throws a StartError when the archive exists already or the database was never used by Kiem.
 */
export async function writeBackup({ connection, dataDir, file, now }: BackupOptions): Promise<{ tables: number; files: number }> {
  await checkPlace(file, dataDir);
  const client = await connectForLong(connection);
  const draft = `${file}.part`;
  const count = { tables: 0, files: 0 };
  try {
    // Before the moment of the rows: a file that one of them names is removed after the backup only.
    await holdFiles(client);
    await client.query('begin transaction isolation level repeatable read read only');
    const tar = pack();
    const written = pipeline(tar, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    const outcomes = await Promise.allSettled([pour(listEntries(client, dataDir, now, count), tar, written), written]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    await client.query('commit');
    await rename(draft, file);
    return count;
  } catch (error) {
    if (!isOfAnother(error)) await rm(draft, { force: true });
    throw explain(error, file);
  } finally {
    await client.end();
  }
}

/** An earlier backup is never written over, and none becomes part of the next one. */
async function checkPlace(file: string, dataDir: string): Promise<void> {
  const existing = await lstat(file).catch(() => null);
  if (existing !== null) throw new StartError(`${file} exists already: give the backup a name of its own.`);
  const folder = await realpath(path.dirname(file)).catch(() => null);
  if (folder === null) throw new StartError(`The folder ${path.dirname(file)} is not there.`);
  const data = await realpath(dataDir).catch(() => null);
  if (data === null) throw new StartError(`The data directory ${dataDir} is not there. Set DATA_DIR.`);
  if (!path.relative(data, folder).startsWith('..')) {
    throw new StartError(`${file} lies in the data directory: write the backup somewhere else.`);
  }
}

/** A connection for work that may take hours, with the formats that rows are written in. */
export async function connectForLong(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'kiem backup' });
  // Without a listener a lost connection would end the process; the running statement rejects anyway.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
     set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set timezone = 'UTC'`,
  );
  return client;
}

async function* listEntries(
  client: pg.Client,
  dataDir: string,
  now: Date,
  count: { tables: number; files: number },
): AsyncGenerator<Entry> {
  const migration = await newestMigration(client);
  if (migration === undefined) throw new StartError('There is nothing to back up: Kiem was never started on this database.');
  const tables = await listTables(client);
  const contents: Manifest = { format: 'kiem-backup-1', madeAt: now.toISOString(), migration, tables };
  let entries = 0;
  yield json(manifestName, contents, now);
  for (const table of tables) {
    let part = 0;
    for await (const rows of copyOut(client, table)) {
      yield bytes(`${partsOf(table)}${String(part++).padStart(8, '0')}`, rows, now);
      entries += 1;
    }
    count.tables += 1;
  }
  yield json(sequencesName, await readSequences(client), now);
  // After the rows: a file is there before the row that names it.
  for await (const { name, size, mode, modifiedAt, content } of readDataFiles(dataDir)) {
    yield { header: { name: `${filesPrefix}${name}`, size, mode, mtime: modifiedAt }, content };
    entries += 1;
    count.files += 1;
  }
  yield json(endName, { entries }, now);
}

/** The rows of a table in parts. COPY reads a partitioned table only through a query. */
async function* copyOut(client: pg.Client, table: TableRows): AsyncGenerator<Buffer> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of client.query(to(`copy (select ${columns} from ${quoted(table)}) to stdout`))) {
    held.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

function json(name: string, content: unknown, mtime: Date): Entry {
  return bytes(name, Buffer.from(JSON.stringify(content)), mtime);
}

function bytes(name: string, content: Buffer, mtime: Date): Entry {
  return { header: { name, size: content.length, mode: 0o600, mtime }, content: Readable.from([content]) };
}

/** Hands the entries to the tar, no faster than it is written; ends when writing has failed. */
async function pour(entries: AsyncGenerator<Entry>, tar: Pack, written: Promise<void>): Promise<void> {
  try {
    for await (const { header, content } of entries) await Promise.race([pipeline(content, tar.entry(header)), written]);
    tar.finalize();
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** The draft is that of a backup that runs already. */
function isOfAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function explain(error: unknown, file: string): unknown {
  if (isOfAnother(error)) {
    return new StartError(`${file}.part is there already: another backup is being written, or one was broken off; then remove it.`);
  }
  if (error instanceof Error && 'syscall' in error)
    return new StartError(`The backup can't be written: ${error.message}.`, { cause: error });
  return error;
}
