import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import type * as z from 'zod';

/** The archive is none of ours, or not as it was written. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup';
}

/** An archive that is read once, from front to back; the reader has to know the order of its entries. */
export type ArchiveReader = {
  /** Whether the next entry's name begins like this. */
  nextIs(prefix: string): boolean;
  /** The next entry; its content has to be read before the one after it. */
  take(): Promise<{ name: string; mode: number; modifiedAt: Date; content: AsyncIterable<Buffer> }>;
  /** The content of the next entry, which must have this name and shape. */
  takeJson<Shape extends z.ZodType>(name: string, shape: Shape): Promise<z.output<Shape>>;
  /** How many entries were taken with `take`. */
  taken(): number;
  /** Refuses what comes after the end. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

/** No manifest is longer than this. */
const jsonLimit = 16 * 1024 * 1024;

export async function openArchive(file: string): Promise<ArchiveReader> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  // Told by the entry that is being read.
  reading.catch(() => undefined);
  const entries = tar[Symbol.asyncIterator]();
  let taken = 0;
  let next = await advance();

  async function advance(): Promise<Entry | undefined> {
    const { value, done } = await entries.next();
    if (done === true) return undefined;
    if (value.header.type !== 'file') throw new BrokenBackup(`it holds ${value.header.name}, which is no file`);
    return value;
  }

  /** The next entry becomes known when this one is read to its end. */
  async function* contentOf(entry: Entry): AsyncGenerator<Buffer> {
    for await (const chunk of entry) {
      if (Buffer.isBuffer(chunk)) yield chunk;
    }
    next = await advance();
  }

  function current(expected: string): Entry {
    if (next?.header.name.startsWith(expected) !== true) throw new BrokenBackup(`it has no ${expected} where that should be`);
    return next;
  }

  return {
    nextIs: (prefix) => next?.header.name.startsWith(prefix) === true,
    async take() {
      const entry = current('');
      taken += 1;
      const { name, mode = 0o600, mtime = new Date() } = entry.header;
      return { name, mode, modifiedAt: mtime, content: contentOf(entry) };
    },
    async takeJson(name, shape) {
      const chunks: Buffer[] = [];
      const entry = current(name);
      if ((entry.header.size ?? 0) > jsonLimit) throw new BrokenBackup(`its ${name} is too long`);
      for await (const chunk of contentOf(entry)) chunks.push(chunk);
      const result = shape.safeParse(parse(Buffer.concat(chunks).toString()));
      if (!result.success) throw new BrokenBackup(`its ${name} is not as Kiem writes it`);
      return result.data;
    },
    taken: () => taken,
    async finish() {
      if (next !== undefined) throw new BrokenBackup(`it holds ${next.header.name} after its end`);
      await reading;
    },
    async close() {
      tar.destroy();
      await reading.catch(() => undefined);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
