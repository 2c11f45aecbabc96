import type { Lettering as Print } from '../../../../platform/server/pdf/lettering.ts';
import { newDocument } from '../../../../platform/server/pdf/new-document.ts';
import { pageSize } from '../../pages/policy/page.ts';
import { watermarkSize } from '../../pages/policy/watermark.ts';
import type { DeckFile } from './deck-file.ts';
import { drawPdfBox } from './pdf-box.ts';
import { createPdfPen, type PdfPen, pointsOfUnit } from './pdf-pen.ts';

/** Draws a deck as a tagged PDF with a bookmark for each slide. */
export function drawPdf({ title, author, mark, madeAt, look, slides, pictures, watermark }: DeckFile, print: Print): Promise<Buffer> {
  const { document, content } = newDocument({
    title,
    author,
    subject: mark,
    madeAt,
    size: [pageSize.width * pointsOfUnit, pageSize.height * pointsOfUnit],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    fonts: print.fonts,
  });
  const pen = createPdfPen(document, look, print);
  for (const [place, { page }] of slides.entries()) {
    const section = pen.page(page.title, place === 0);
    pen.artifact(() => document.rect(0, 0, pageSize.width, pageSize.height).fill(look.colours.paper));
    for (const box of page.boxes) drawPdfBox(box, { document, pen, section, look, pictures });
    if (watermark !== null) drawWatermark(document, pen, watermark);
    section.end();
  }
  pen.root.end();
  document.end();
  return content;
}

/** Across the middle of the page, upwards to the right. */
function drawWatermark(document: PDFKit.PDFDocument, pen: PdfPen, text: string): void {
  const middle: [number, number] = [pageSize.width / 2, pageSize.height / 2];
  pen.artifact(() => {
    document.save().rotate(-24, { origin: middle }).opacity(0.3);
    pen.setText(
      text,
      { x: 0, y: middle[1] - 28, ...pageSize },
      { size: watermarkSize(text), face: 'titles', ink: 'soft', align: 'middle' },
    );
    document.restore();
  });
}
