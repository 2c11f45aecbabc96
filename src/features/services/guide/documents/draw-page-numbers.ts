import { colours } from './guide-colours.ts';

/** Draws a footer on every page but the cover, as an artifact that screen readers skip. */
export function drawPageNumbers(document: PDFKit.PDFDocument, name: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let place = start + 1; place < start + count; place += 1) {
    document.switchToPage(place);
    const { width, height, margins } = document.page;
    const bottom = margins.bottom;
    // pdfkit adds a page when text is drawn below the bottom margin, so the margin is zero here.
    margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const options = { width: width - margins.left - margins.right, lineBreak: false };
    document.font('text').fontSize(9).fillColor(colours.muted);
    document.text(name, margins.left, height - 48, options);
    document.text(`${place + 1} van ${count}`, margins.left, height - 48, { ...options, align: 'right' });
    document.endMarkedContent();
    margins.bottom = bottom;
  }
}
