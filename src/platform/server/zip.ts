import { configure, type Reader, ZipReader, ZipWriter, type ZipWriterConstructorOptions } from '@zip.js/zip.js';

// zip.js gives all zips of a process as many coders as the machine has cores, and a writer holds one until its reader takes what it
// wrote: some callers who don't read would hold up everybody else. A coder without a thread costs nothing while it waits.
configure({ useWebWorkers: false, maxWorkers: 1_000_000 });

/** Reads a zip. It waits for no other zip. */
export function readZip(content: Reader<unknown>): ZipReader<unknown> {
  return new ZipReader(content);
}

/** Writes a zip into a stream or into memory, as zip.js takes it. It waits for no other zip. */
export function writeZip<Result>(
  target: ConstructorParameters<typeof ZipWriter<Result>>[0],
  options?: ZipWriterConstructorOptions,
): ZipWriter<Result> {
  return new ZipWriter(target, options);
}
