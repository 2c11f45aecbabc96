import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { fileTypeFromBuffer } from 'file-type';
import type { NewFile } from '../../../platform/server/storage/storage.ts';
import { listCompoundFile } from './compound-file.ts';

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
  return (await fileTypeFromBuffer(content))?.mime === 'application/pdf';
}

/** Removes the path, the extension, control characters and bidirectional overrides from a name. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 120)
    .toWellFormed();
}

async function formatOf(content: Uint8Array): Promise<Format | DocumentRefusal> {
  const type = await fileTypeFromBuffer(content);
  switch (type?.mime) {
    case 'application/pdf':
      return hasEnd(content) ? { extension: 'pdf', contentType: 'application/pdf' } : 'unreadable';
    case 'application/x-cfb':
      return formatOfCompoundFile(content);
    case 'application/zip':
    case wordMain:
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

/** More entries than any Word document has. */
const maxEntries = 5_000;
const maxTypesBytes = 256 * 1024;

async function formatOfZip(content: Uint8Array): Promise<Format | DocumentRefusal> {
  try {
    const entries = new Map<string, FileEntry>();
    const zip = new ZipReader(new Uint8ArrayReader(content), { useWebWorkers: false });
    for await (const entry of zip.getEntriesGenerator()) {
      if (entries.size >= maxEntries) return 'unsupported';
      if (!entry.directory) entries.set(entry.filename, entry);
    }
    const types = entries.get('[Content_Types].xml');
    if (types === undefined || !entries.has('word/document.xml')) return 'unsupported';
    const text = await readText(types);
    const hasMacros = /macroEnabled|vbaProject/i.test(text) || [...entries.keys()].some((name) => /vba(project|data)/i.test(name));
    if (hasMacros || !text.includes(`${wordMain}.main+xml`)) return 'unsupported';
    return { extension: 'docx', contentType: wordMain };
  } catch {
    // The reader has no error types, so every error is taken for an unreadable file.
    return 'unreadable';
  }
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
