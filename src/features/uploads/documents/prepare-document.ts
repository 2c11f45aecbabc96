import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FileEntry, Uint8ArrayReader } from '@zip.js/zip.js';
import type { NewFile } from '../../../platform/server/storage/storage.ts';
import { readZip } from '../../../platform/server/zip.ts';
import { listCompoundFile } from './compound-file.ts';
import { typeOf } from './type-of.ts';

export type PreparedDocument = { contentType: string; fileName: string; files: NewFile[] };

export type DocumentRefusal = 'unsupported' | 'unreadable';

type Format = { extension: 'pdf' | 'doc' | 'docx'; contentType: string };

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Accepts a PDF or a Word document without macros and leaves it unchanged. It keeps its name, with the extension of its real type. */
export async function prepareDocument(content: Uint8Array, name: string): Promise<PreparedDocument | DocumentRefusal> {
  const format = await formatOf(content);
  if (format === 'unsupported' || format === 'unreadable') return format;
  const { extension, contentType } = format;
  const fileName = `${safeName(name) || 'document'}.${extension}`;
  return { contentType, fileName, files: [{ name: 'document', content, contentType }] };
}

/** Whether a file is a PDF, by its first bytes. */
export async function isPdf(content: Uint8Array): Promise<boolean> {
  return (await typeOf(content)) === 'application/pdf';
}

/** Removes the path, the extension, control characters and bidirectional overrides from a name. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .slice(0, 120)
    .toWellFormed();
}

async function formatOf(content: Uint8Array): Promise<Format | DocumentRefusal> {
  switch (await typeOf(content)) {
    case 'application/pdf':
      return hasEnd(content) ? { extension: 'pdf', contentType: 'application/pdf' } : 'unreadable';
    case 'application/x-cfb':
      return formatOfCompoundFile(content);
    case 'application/zip':
      return formatOfZip(content);
    default:
      return 'unsupported';
  }
}

/** A truncated PDF lacks its last line. */
function hasEnd(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(-4096)).includes('%%EOF');
}

function formatOfCompoundFile(content: Uint8Array): Format | DocumentRefusal {
  const names = listCompoundFile(content);
  if (names === null) return 'unreadable';
  const hasMacros = names.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name));
  if (!names.includes('WordDocument') || hasMacros) return 'unsupported';
  return { extension: 'doc', contentType: 'application/msword' };
}

/** More entries than any Word document has, directories included. */
const maxEntries = 5_000;
/** More than the list of so many entries takes. */
const maxListBytes = 512 * 1024;
const maxTypesBytes = 256 * 1024;
/** Entries that are read before other work has its turn. */
const atOnce = 50;

async function formatOfZip(content: Uint8Array): Promise<Format | DocumentRefusal> {
  try {
    const entries = await listZip(content);
    const types = entries?.get('[Content_Types].xml');
    if (entries === null || types === undefined || !entries.has('word/document.xml')) return 'unsupported';
    const text = await readText(types);
    const hasMacros = /macroEnabled|vbaProject/i.test(text) || [...entries.keys()].some((name) => /vba(project|data)/i.test(name));
    if (hasMacros || !text.includes(`${wordMain}.main+xml`)) return 'unsupported';
    return { extension: 'docx', contentType: wordMain };
  } catch {
    // The reader has no error types, so every error is taken for an unreadable file.
    return 'unreadable';
  }
}

/** Lists the files of a zip by their names. Returns null when it has more entries than a document, or two of one name. */
async function listZip(content: Uint8Array): Promise<Map<string, FileEntry> | null> {
  const files = new Map<string, FileEntry>();
  const names = new Set<string>();
  const zip = readZip(readerOf(content));
  for await (const entry of zip.getEntriesGenerator()) {
    if (names.size >= maxEntries || names.has(entry.filename)) return null;
    names.add(entry.filename);
    if (!entry.directory) files.set(entry.filename, entry);
    // The generator never waits for anything, so that a long list would keep the server from everything else.
    if (names.size % atOnce === 0) await nextTurn();
  }
  return files;
}

/**
 * A reader that refuses to read much at once. zip.js reads the list of entries in one piece and looks through it before it returns the
 * first one. It reads the entries themselves in small pieces.
 */
function readerOf(content: Uint8Array): Uint8ArrayReader {
  const reader = new Uint8ArrayReader(content);
  return Object.assign(reader, {
    async readUint8Array(start: number, length: number) {
      if (length > maxListBytes) throw new Error('The list of entries is too long.');
      return content.slice(start, start + length);
    },
  });
}

/** Reads the text of an entry. Throws on a zip bomb, an entry that unpacks to more than the limit. */
async function readText(entry: FileEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.length;
      if (bytes > maxTypesBytes) throw new Error('A list of types is too long.');
      chunks.push(chunk.slice());
    },
  });
  await entry.getData(writable);
  return Buffer.concat(chunks).toString();
}
