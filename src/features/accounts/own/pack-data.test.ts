import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../app/testing/test-server.ts';
import { packData } from './queries/pack-data.ts';

const { services } = await startTestServer();

/** A download of one file, which opens when it is told to. */
async function startDownload() {
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<Readable>();
  const feature = {
    name: 'bestanden',
    exportPersonalData: async () => ({}),
    files: async () => [
      {
        path: 'plan.pdf',
        open() {
          asked.resolve();
          return opened.promise;
        },
      },
    ],
  };
  const context = {
    services,
    viewer: null,
    requestId: 'download',
    address: '::1',
    userAgent: '',
    readCookie: () => undefined,
    setCookie() {},
    isVisitorGone: () => true,
    setDownload() {},
    setRetryAfter() {},
  };
  const reader = (await packData(context, 'nobody', [feature])).getReader();
  return { reader, asked: asked.promise, open: opened.resolve };
}

/** Reads on until the file is asked for. */
async function readUntil({ reader, asked }: Awaited<ReturnType<typeof startDownload>>): Promise<void> {
  let isAsked = false;
  asked.then(() => (isAsked = true));
  while (!isAsked) await Promise.race([reader.read(), asked]);
}

/** A file of 8 MB that is read as it is asked for. */
function largeFile(): Readable {
  let left = 128;
  return new Readable({
    highWaterMark: 65_536,
    read() {
      left -= 1;
      this.push(left < 0 ? null : Buffer.alloc(65_536, 'kiem'));
    },
  });
}

test('a file that opens after the reader of a download left is closed', async () => {
  const download = await startDownload();
  const file = largeFile();
  await readUntil(download);

  await download.reader.cancel();
  download.open(file);

  await expect.poll(() => file.closed).toBe(true);
});

test('a file whose reader leaves halfway is closed', async () => {
  const download = await startDownload();
  const file = largeFile();
  await readUntil(download);
  download.open(file);
  for (let part = 0; part < 10; part += 1) await download.reader.read();

  await download.reader.cancel();

  await expect.poll(() => file.closed).toBe(true);
});
