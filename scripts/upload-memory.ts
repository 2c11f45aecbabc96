import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '../src/app/testing/browser.ts';
import { cameraJpeg, flatPng, padded, pdf, photo } from '../src/app/testing/sample-files.ts';
import type { UploadKind } from '../src/features/uploads/policy.ts';
import { newId } from '../src/platform/ids.ts';
import { buildWhenNeeded } from './build.ts';
import { makeDataDir, startKiemProcess } from './kiem-process.ts';
import { signUpWriters } from './survival/sign-up-writers.ts';

/**
 * `node scripts/upload-memory.ts`: measures the memory of a production Kiem during a flood of large uploads.
 * Linux only, because it reads the peak from /proc.
 */
const people = 20;

/** Reads the current resident memory and its peak since the last reset, in MB. */
async function readMemory(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

async function flood(browsers: Browser[], kind: UploadKind, content: Uint8Array): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  await Promise.all(
    browsers.map(async ({ api }) => {
      const file = new File([new Uint8Array(content)], 'bestand');
      const outcome = await api.uploads.createUpload({ id: newId(), kind, file }).then(
        () => 'stored',
        (error: unknown) => {
          const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
          return reason instanceof Error && 'code' in reason ? String(reason.code) : String(reason);
        },
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }),
  );
  return outcomes;
}

const floods: [string, UploadKind, () => Uint8Array | Promise<Uint8Array>][] = [
  ['photos of 8 MB', 'post-image', cameraJpeg],
  ['PNGs of 40 megapixels', 'cover', () => flatPng(8000, 5000)],
  ['interlaced, 40 megapixels', 'cover', () => photo(8000, 5000, 0).png({ progressive: true }).toBuffer()],
  ['documents of 50 MB', 'document', () => Buffer.concat([padded(pdf, 50 * 1024 * 1024 - pdf.length), pdf])],
  ['bombs of 200 megapixels', 'post-image', () => flatPng(20_000, 10_000)],
  ['photos of 8 MB again', 'post-image', cameraJpeg],
];

// Builds before the server starts, so that the build doesn't count as its memory.
await buildWhenNeeded();
const { dataDir, remove } = await makeDataDir();
const kiem = await startKiemProcess({ dataDir, environment: { TRUST_PROXY: 'true' } });
try {
  const browsers = await signUpWriters(kiem, people);
  console.log(`${people} at once                 before    peak   after  (MB)  seconds`);
  for (const [name, kind, make] of floods) {
    const content = await make();
    await writeFile(`/proc/${kiem.serverPid()}/clear_refs`, '5');
    const before = await readMemory(kiem.serverPid());
    const started = performance.now();
    const outcomes = await flood(browsers, kind, content);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const after = await readMemory(kiem.serverPid());
    const figures = [before.now, after.peak, after.now].map((figure) => String(figure).padStart(8)).join('');
    const told = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    console.log(`${name.padEnd(26)}${figures}${seconds.padStart(15)}  ${told}`);
  }
} finally {
  await kiem.stop();
  await remove();
}
