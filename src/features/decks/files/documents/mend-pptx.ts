import { TextReader, TextWriter, Uint8ArrayReader, Uint8ArrayWriter } from '@zip.js/zip.js';
import { readZip, writeZip } from '../../../../platform/server/zip.ts';

/** The parts of a file by their names; those that aren't XML are kept as they are. */
type Parts = Map<string, string | Uint8Array<ArrayBuffer>>;

const emptyBody = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="nl-BE"/></a:p></p:txBody>';

/**
 * Mends what pptxgenjs 4.0.1 writes wrong, which strict readers refuse or repair: content types of parts that don't exist, a third
 * axis of charts with two, shapes without a text body, backgrounds without a list of effects, notes in one paragraph, and English as
 * the language of all texts.
 */
export async function mendPptx(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await readParts(file);
  const names = new Set(parts.keys());
  for (const [name, content] of parts) {
    if (typeof content === 'string') parts.set(name, mendPart(name, content, names));
  }
  return writeParts(parts);
}

function mendPart(name: string, xml: string, names: ReadonlySet<string>): string {
  if (name === '[Content_Types].xml') return withoutMissing(xml, names);
  if (/^ppt\/charts\/chart\d+\.xml$/.test(name)) return withOwnAxes(xml);
  const isSlide = /^ppt\/(slides|slideLayouts)\/[^/]+\.xml$/.test(name);
  const isNotes = /^ppt\/notesSlides\/[^/]+\.xml$/.test(name);
  if (!isSlide && !isNotes) return xml;
  const spoken = xml.replaceAll('lang="en-US"', 'lang="nl-BE"');
  return isNotes ? withParagraphs(spoken) : withBodies(withEffects(spoken));
}

function withoutMissing(xml: string, names: ReadonlySet<string>): string {
  return xml.replaceAll(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name: string) => (names.has(name) ? override : ''));
}

/** Refers to the axes alone that the chart has. */
function withOwnAxes(xml: string): string {
  const axes = new Set([...xml.matchAll(/<c:(?:cat|val|ser|date)Ax>\s*<c:axId val="(\d+)"\/>/g)].map(([, id]) => id));
  return xml.replaceAll(/(<c:(?:cat|val|ser|date)Ax>\s*)?<c:axId val="(\d+)"\/>/g, (whole, _own, id: string) =>
    axes.has(id) ? whole : '',
  );
}

function withEffects(xml: string): string {
  return xml.replaceAll(/<p:bgPr>(?:(?!<\/p:bgPr>).)*<\/p:bgPr>/gs, (background) =>
    background.includes('<a:effectLst') ? background : background.replace('</p:bgPr>', '<a:effectLst/></p:bgPr>'),
  );
}

function withBodies(xml: string): string {
  return xml.replaceAll(/<p:sp>(?:(?!<\/p:sp>).)*<\/p:sp>/gs, (shape) =>
    shape.includes('<p:txBody>') ? shape : shape.replace('</p:sp>', `${emptyBody}</p:sp>`),
  );
}

/** Makes each line of the notes a paragraph. */
function withParagraphs(xml: string): string {
  return xml.replaceAll(
    /<a:p>(<a:r><a:rPr[^>]*\/><a:t>)((?:(?!<\/a:t>).)*\n(?:(?!<\/a:t>).)*)<\/a:t><\/a:r>/gs,
    (_whole, start: string, text: string) => {
      const lines = text.split(/\r?\n/).map((line) => `<a:p>${start}${line}</a:t></a:r>`);
      return lines.join('</a:p>');
    },
  );
}

async function readParts(file: Uint8Array): Promise<Parts> {
  const reader = readZip(new Uint8ArrayReader(file));
  const parts: Parts = new Map();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const isXml = /\.(xml|rels)$/.test(entry.filename);
    parts.set(entry.filename, isXml ? await entry.getData(new TextWriter()) : await entry.getData(new Uint8ArrayWriter()));
  }
  await reader.close();
  return parts;
}

async function writeParts(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writeZip(new Uint8ArrayWriter());
  for (const [name, content] of parts) {
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  }
  return writer.close();
}
