import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '../../../../platform/ids.ts';
import { boundWork } from '../../../../platform/server/bounded-work.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { writeJson } from '../../../../platform/server/write-json.ts';

/** The JSON of a feature: the bytes from `start` up to `end` of the file that holds all of them. */
type Part = { name: string; start: number; end: number };

/** Each holds a connection, for as long as it reads. */
const inTurn = boundWork({ running: 2, waiting: 50 });
const bytesAtOnce = 65_536;

/**
 * Reads all that the features hold of a person in one snapshot, into a file without a name, which is gone once its handle is closed. Neither
 * memory nor the transaction wait for whoever downloads it: one holds some rows, the other ends before the first byte is sent.
 */
export async function spoolData(
  { db }: Pick<Services, 'db'>,
  personId: string,
  features: PersonalData[],
): Promise<{ file: FileHandle; parts: Part[] }> {
  return inTurn(async () => {
    const file = await openNameless();
    try {
      const parts = await db.transaction(
        async (tx) => {
          const written: Part[] = [];
          for (const { name, exportPersonalData } of features) {
            const start = written.at(-1)?.end ?? 0;
            const bytes = await append(file, writeJson(await exportPersonalData(tx, personId)));
            written.push({ name, start, end: start + bytes });
          }
          return written;
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { file, parts };
    } catch (error) {
      await file.close();
      throw error;
    }
  });
}

async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `kiem-download-${newId()}`);
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}

async function append(file: FileHandle, texts: AsyncIterable<string>): Promise<number> {
  let bytes = 0;
  let waiting = '';
  async function write(): Promise<void> {
    bytes += Buffer.byteLength(waiting);
    await file.appendFile(waiting);
    waiting = '';
  }
  for await (const text of texts) {
    waiting += text;
    if (waiting.length >= bytesAtOnce) await write();
  }
  await write();
  return bytes;
}

/** The bytes of a feature's JSON. A stream of the file would close it at its end. */
export async function* readPart(file: FileHandle, { start, end }: Part): AsyncGenerator<Uint8Array, void> {
  let position = start;
  while (position < end) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(bytesAtOnce, end - position)), { position });
    if (bytesRead === 0) throw new Error('The data of a download are cut off.');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
