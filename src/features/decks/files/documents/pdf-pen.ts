import type { Lettering as Print } from '../../../../platform/server/pdf/lettering.ts';
import { breakLines } from '../../pages/policy/break-lines.ts';
import { lineHeightOf } from '../../pages/policy/lettering.ts';
import type { Look } from '../../pages/policy/look.ts';
import type { Lettering, Place } from '../../pages/policy/page.ts';

/** Points in a unit of a page: 1280 units are 960 points, the width of a slide. */
export const pointsOfUnit = 0.75;

export type PdfPen = ReturnType<typeof createPdfPen>;

/** Writes on the pages of a PDF, in units of a page, with the structure that screen readers follow. */
export function createPdfPen(document: PDFKit.PDFDocument, { colours }: Look, { print }: Print) {
  const root = document.struct('Document');
  document.addStructure(root);

  /** Sets lines of a text below each other, as a browser would break them, and returns their height. */
  function setText(text: string, { x, y, width }: Place, lettering: Lettering, more: PDFKit.Mixins.TextOptions = {}): number {
    const { size, face, ink, align } = lettering;
    const lineHeight = lineHeightOf(lettering);
    document.font(face).fontSize(size).fillColor(colours[ink]);
    const above = (lineHeight - document.currentLineHeight()) / 2;
    const ruler = { empty: '', add: (line: string, more: string) => line + more, widthOf: (line: string) => document.widthOfString(line) };
    const lines = breakLines(print(text), { width, ruler });
    for (const [place, line] of lines.entries()) {
      const free = width - document.widthOfString(line);
      const shift = { start: 0, middle: free / 2, end: free }[align];
      document.text(line, x + shift, y + place * lineHeight + above, { ...more, lineBreak: false });
    }
    return lines.length * lineHeight;
  }

  return {
    root,

    /** Begins a page with its own part of the structure, and a bookmark. */
    page(title: string, isFirst: boolean): PDFKit.PDFStructureElement {
      if (!isFirst) document.addPage();
      document.scale(pointsOfUnit);
      document.outline.addItem(print(title));
      const section = document.struct('Sect', { title: print(title) });
      root.add(section);
      return section;
    },

    /** Draws inside an element of the structure. */
    tagged(tag: string, parent: PDFKit.PDFStructureElement, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
      const element = document.struct(tag, options);
      parent.add(element);
      element.add(document.markStructureContent(tag));
      draw();
      document.endMarkedContent();
      element.end();
    },

    /** An element of the structure that holds others. */
    group(tag: string, parent: PDFKit.PDFStructureElement, fill: (element: PDFKit.PDFStructureElement) => void): void {
      const element = document.struct(tag);
      parent.add(element);
      fill(element);
      element.end();
    },

    /** Draws what says nothing to who can't see it. */
    artifact(draw: () => void): void {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },

    setText,
  };
}
