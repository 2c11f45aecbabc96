import { documentFonts } from '../../../../platform/server/document-fonts.ts';
import { newDocument } from '../../../../platform/server/pdf/new-document.ts';
import { chapters } from './chapters.ts';
import { drawCover } from './draw-cover.ts';
import { drawPageNumbers } from './draw-page-numbers.ts';
import { createWriter } from './writer.ts';

const guideTitle = 'Startgids freelancen';

/** The day on which the text of the guide last changed. */
const changedOn = new Date('2026-11-21T12:00:00.000Z');

/** Draws the starter guide as a tagged PDF of A4 pages. */
export async function drawGuide(appName: string): Promise<Buffer> {
  const { document, content } = newDocument({
    title: guideTitle,
    author: appName,
    subject: 'Starten als freelancer in België en Nederland',
    madeAt: changedOn,
    margins: { top: 72, bottom: 84, left: 72, right: 72 },
    fonts: documentFonts,
  });
  const writer = createWriter(document);
  drawCover(document, writer, { appName, title: guideTitle, chapters: chapters.map(({ title }) => title), changedOn });
  for (const [place, chapter] of chapters.entries()) writer.chapter(`${place + 1}. ${chapter.title}`, chapter.blocks);
  writer.end();
  drawPageNumbers(document, `${guideTitle} · ${appName}`);
  document.end();
  return content;
}
