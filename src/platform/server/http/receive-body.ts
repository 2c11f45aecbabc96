import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The caller left before the body was whole. */
export class BodyCutOffError extends Error {
  override readonly name = 'BodyCutOffError';
}

/**
 * Streams a large body into a file of this folder, so that a slow sender takes no memory, and returns the file's path; the
 * caller removes it. Throws a BodyTooLargeError, without reading further, or a BodyCutOffError.
 */
export async function receiveBody(request: IncomingMessage, { folder, maxBytes }: { folder: string; maxBytes: number }): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLargeError('A body is too large.');
  await mkdir(folder, { recursive: true });
  // Backups leave out what ends like this.
  const file = path.join(folder, `${randomUUID()}.part`);
  const handle = await open(file, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new BodyTooLargeError('A body is too large.');
      // `write` may write only a part, as when the disk gets full.
      await handle.writeFile(chunk);
    }
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** The request stays usable when its reader stops early: it is answered all the same. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const { value, done } = await chunks.next().catch((error: unknown) => {
        throw new BodyCutOffError('The caller left.', { cause: error });
      });
      if (done === true) return;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}

/** Removes what a server that was killed had received. */
export async function removeLeftBodies(folder: string, olderThan: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && found.mtime < olderThan) await rm(file, { force: true });
  }
}
