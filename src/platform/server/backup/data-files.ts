import { constants, type Dirent } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { erasedListName } from '../erased/list.ts';

type DataFile = { name: string; size: number; mode: number; modifiedAt: Date; content: AsyncIterable<Buffer> };

/**
 * Skips the database, its log and drafts; and the list of erased people, which has to be newer than the backup that it
 * corrects (docs/decisions/023).
 */
function isKept(name: string, isTop: boolean): boolean {
  if (isTop && (name === 'postgres' || name.startsWith('postgres.') || name === erasedListName)) return false;
  return !/(\.part|\.log|\.new-\d+)$/.test(name);
}

/** Null for a file or folder that isn't there, or no longer. */
function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/**
 * The names of the files to keep, with `/` on every system. A folder that is a link at the top (uploads on another disk) is followed,
 * one that is removed meanwhile has none.
 */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  async function visit(folder: string): Promise<void> {
    const entries = (await readdir(path.join(dataDir, folder), { withFileTypes: true }).catch(nullIfGone)) ?? [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!isKept(entry.name, folder === '')) continue;
      const name = path.posix.join(folder, entry.name);
      const kind = folder === '' && entry.isSymbolicLink() ? await stat(path.join(dataDir, name)) : entry;
      if (isFolder(kind)) await visit(name);
      else if (kind.isFile()) found.push(name);
    }
  }
  await visit('');
  return found;
}

function isFolder(kind: Pick<Dirent, 'isDirectory'>): boolean {
  return kind.isDirectory();
}

/** The files with their content, one open at a time; one that was removed meanwhile is left out. */
export async function* readDataFiles(dataDir: string): AsyncGenerator<DataFile> {
  for (const name of await listDataFiles(dataDir)) {
    const handle = await open(path.join(dataDir, name), constants.O_RDONLY).catch(nullIfGone);
    if (handle === null) continue;
    try {
      const { size, mode, mtime } = await handle.stat();
      yield { name, size, mode: mode & 0o777, modifiedAt: mtime, content: firstBytes(handle, size) };
    } finally {
      await handle.close();
    }
  }
}

/** A file that grows while it is read is kept as long as it was. */
async function* firstBytes(handle: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  const chunk = 256 * 1024;
  for (let position = 0; position < size; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(chunk, size - position)), { position });
    if (bytesRead === 0) throw new Error('A file became shorter while it was read.');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
