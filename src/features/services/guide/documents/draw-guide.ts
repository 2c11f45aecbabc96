import PDFDocument from 'pdfkit';
import { documentFonts } from '../../../../platform/server/document-fonts.ts';
import { chapters } from './chapters.ts';
import { drawCover } from './draw-cover.ts';
import { drawPageNumbers } from './draw-page-numbers.ts';
import { createWriter } from './writer.ts';

export const guideTitle = 'Startgids freelancen';

/** The day on which the text of the guide last changed. */
const changedOn = new Date('2026-11-21T12:00:00.000Z');

/** Draws the starter guide as a tagged PDF of A4 pages. */
export async function drawGuide(appName: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 72, bottom: 84, left: 72, right: 72 },
    bufferPages: true,
    tagged: true,
    lang: 'nl',
    displayTitle: true,
    pdfVersion: '1.5',
    info: { Title: guideTitle, Author: appName, Subject: 'Starten als freelancer in België en Nederland', CreationDate: changedOn },
  });
  const parts: Buffer[] = [];
  const content = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const [name, font] of Object.entries(documentFonts)) document.registerFont(name, font);

  const writer = createWriter(document);
  drawCover(document, writer, { appName, title: guideTitle, chapters: chapters.map(({ title }) => title), changedOn });
  for (const [place, chapter] of chapters.entries()) writer.chapter(`${place + 1}. ${chapter.title}`, chapter.blocks);
  writer.end();
  drawPageNumbers(document, `${guideTitle} · ${appName}`);
  document.end();
  return content;
}
