import type { Lettering as Print } from '../../../../platform/server/pdf/lettering.ts';
import { newDocument } from '../../../../platform/server/pdf/new-document.ts';
import type { Look } from '../../pages/policy/look.ts';
import { pageSize } from '../../pages/policy/page.ts';
import { watermarkLook, watermarkSizes } from '../../pages/policy/watermark.ts';
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
    if (watermark !== null) drawWatermark(watermark, { document, pen, look });
    section.end();
  }
  pen.root.end();
  document.end();
  return content;
}

/** Across the middle of the page, upwards to the right. */
function drawWatermark(text: string, { document, pen, look }: { document: PDFKit.PDFDocument; pen: PdfPen; look: Look }): void {
  const middle: [number, number] = [pageSize.width / 2, pageSize.height / 2];
  const { size, edge } = watermarkSizes(text);
  const { ink, edgeGround, opacity } = watermarkLook;
  pen.artifact(() => {
    document.save().rotate(-24, { origin: middle }).opacity(opacity).lineWidth(edge).strokeColor(look.colours[edgeGround]);
    const place = { x: 0, y: middle[1] - 28, ...pageSize };
    pen.setText(text, place, { size, face: 'titles', ink, align: 'middle' }, { fill: true, stroke: true });
    document.restore();
  });
}
