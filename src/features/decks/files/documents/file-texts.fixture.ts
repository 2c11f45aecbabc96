import { inflateSync } from 'node:zlib';
import { TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** The XML parts of a presentation by their names; others with an empty text. */
export async function readPresentation(content: Uint8Array): Promise<Map<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(content));
  const parts = new Map<string, string>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) parts.set(entry.filename, /\.(xml|rels)$/.test(entry.filename) ? await entry.getData(new TextWriter()) : '');
  }
  await reader.close();
  return parts;
}

/** All XML of a presentation by the names of its parts, that of the workbooks in it included. */
export async function readXml(content: Uint8Array): Promise<[name: string, xml: string][]> {
  const reader = new ZipReader(new Uint8ArrayReader(content));
  const parts: [string, string][] = [];
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const { filename } = entry;
    if (/\.(xml|rels)$/.test(filename)) parts.push([filename, await entry.getData(new TextWriter())]);
    else if (filename.endsWith('.xlsx')) parts.push(...(await readXml(await entry.getData(new Uint8ArrayWriter()))));
  }
  await reader.close();
  return parts;
}

/** The texts of each page of a PDF of pdfkit, in the order in which they are drawn. */
export function textsOfPdf(content: Uint8Array): string[] {
  const pdf = Buffer.from(content).toString('latin1');
  const objects = new Map([...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id = '', body = '']) => [id, body]));
  const referred = (body: string, key: string) => objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const fonts = new Map<string, string[]>();
  for (const [, name = '', id = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const letters = streamOf(referred(objects.get(id) ?? '', 'ToUnicode'));
    fonts.set(
      name,
      [...letters.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
        [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, code = '']) => textOf(code)),
      ),
    );
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => textOfPage(streamOf(referred(page, 'Contents')), fonts));
}

function textOfPage(drawing: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let letters: readonly string[] = [];
  return [...drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    .map(([, font, glyphs]) => {
      if (font !== undefined) letters = fonts.get(font) ?? [];
      const codes = [...(glyphs ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return codes.map((code) => letters[Number.parseInt(code, 16)] ?? '').join('');
    })
    .join('');
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const content = Buffer.from(body.slice(start + 'stream\n'.length), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
}

/** A text of UTF-16 in hexadecimal digits. */
function textOf(code: string): string {
  return (code.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}
