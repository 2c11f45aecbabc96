import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Browser } from './find-browser.ts';

/** Whether the npm package @sparticuz/chromium has a browser for this machine. */
export function hasPackagedBrowser(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/**
 * Unpacks the headless shell of @sparticuz/chromium beside the packages, once per version. It includes the libraries and
 * a font that a bare Debian lacks, so nothing has to be installed.
 */
export async function unpackBrowser(): Promise<Browser> {
  const root = path.resolve(import.meta.dirname, '../..');
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const source = path.resolve(path.dirname(entry), '..');
  const { version }: { version: string } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'));
  const cache = path.join(root, 'node_modules/.cache/kiem');
  const folder = path.join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(cache, folder, path.join(source, 'bin'));
  return {
    executablePath: path.join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/** Unpacks beside the folder and renames, so that an interrupted run leaves no partial browser and concurrent runs share one. */
async function unpackInto(cache: string, folder: string, bin: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  try {
    const program = createWriteStream(path.join(draft, 'chromium'), { mode: 0o755 });
    await pipeline(createReadStream(path.join(bin, 'chromium.br')), createBrotliDecompress(), program);
    await unpackTar(path.join(bin, 'al2023.tar.br'), draft);
    await unpackTar(path.join(bin, 'fonts.tar.br'), draft);
    // Replaces the package's own configuration, which names the folders of a cloud function.
    await writeFile(path.join(draft, 'fonts.conf'), fontConfiguration(folder));
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpackTar(archive: string, folder: string): Promise<void> {
  const files = extract();
  const reading = pipeline(createReadStream(archive), createBrotliDecompress(), files);
  for await (const file of files) {
    const target = path.join(folder, file.header.name);
    if (file.header.type === 'directory') {
      await mkdir(target, { recursive: true });
      file.resume();
    } else {
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(file, createWriteStream(target, { mode: file.header.mode ?? 0o644 }));
    }
  }
  await reading;
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
}
