import { formatPlainDate } from '../../../../platform/web/format/dates.ts';
import { markPath } from '../../../../platform/web/kit/mark-path.ts';
import { colours } from './guide-colours.ts';
import type { Writer } from './writer.ts';

type Cover = { appName: string; title: string; chapters: string[]; changedOn: Date };

/** Draws the cover: the mark, the title and the list of chapters. */
export function drawCover(document: PDFKit.PDFDocument, writer: Writer, { appName, title, chapters, changedOn }: Cover): void {
  const { width, margins } = document.page;
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(0, 0, width, 330).fill(colours.leaf);
  document.save().translate(margins.left, 72).scale(1.6).path(markPath).fill(colours.primary).restore();
  document.endMarkedContent();

  const left = margins.left;
  writer.line('P', appName, { font: 'titles', size: 22, colour: colours.primary, x: left + 60, y: 84 });
  writer.line('H1', title, { font: 'titles', size: 40, colour: colours.ink, x: left, y: 168 });
  const promise = 'Van idee naar eerste factuur, in België en Nederland';
  writer.line('P', promise, { font: 'text', size: 15, colour: colours.onLeaf, x: left, y: 228 });
  writer.line('P', 'In deze gids', { font: 'titles', size: 16, colour: colours.ink, x: left, y: 378 });
  chapters.forEach((chapter, place) => {
    writer.line('P', `${place + 1}.  ${chapter}`, { font: 'text', size: 12, colour: colours.ink, x: left, y: 412 + place * 26 });
  });
  const date = formatPlainDate(changedOn.toISOString());
  const about = `Tekst van ${date}. Dit is uitleg, geen juridisch of fiscaal advies. Regels veranderen: kijk na wat vandaag bij de bron staat.`;
  writer.line('P', about, { font: 'text', size: 10, colour: colours.muted, x: left, y: 690 });
}
