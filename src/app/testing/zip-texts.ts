import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';

/** The files of a zip as texts, by their names. */
export async function zipTexts(zip: Uint8Array): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(zip)).getEntries()) {
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  return texts;
}
