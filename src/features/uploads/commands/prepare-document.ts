import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { fileTypeFromBuffer } from 'file-type';
import type { NewFile } from '../../../platform/server/storage/storage.ts';
import { listCompoundFile } from './compound-file.ts';

export type PreparedDocument = { contentType: string; fileName: string; files: NewFile[] };

export type DocumentRefusal = 'unsupported' | 'unreadable';

type Format = { extension: 'pdf' | 'doc' | 'docx'; contentType: string };

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A PDF or Word document without macros, as it was sent. Its name is kept for its owner, with the extension of its content. */
export async function prepareDocument(content: Uint8Array, name: string): Promise<PreparedDocument | DocumentRefusal> {
  const format = await formatOf(content);
  if (format === 'unsupported' || format === 'unreadable') return format;
  const { extension, contentType } = format;
  const fileName = `${safeName(name) || 'document'}.${extension}`;
  return { contentType, fileName, files: [{ name: 'document', content, contentType }] };
}

/** A name without path, extension, control characters and what turns text around. */
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

/** A PDF that was cut off lacks its last line. */
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

/** More than any Word document holds. */
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
    // The reader has no kinds of errors: what it can't read is the file's fault.
    return 'unreadable';
  }
}

/** The text of an entry; one that is packed to become enormous is given up. */
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
