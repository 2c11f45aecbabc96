import type { documentFonts } from '../document-fonts.ts';

export type TextStyle = { font: keyof typeof documentFonts; size: number; colour: string; x?: number; y?: number; link?: string };

export type TaggedWriter = ReturnType<typeof createTaggedWriter>;

/** Writes text down the pages of a document, in the structure that screen readers need to know headings, paragraphs and lists apart. */
export function createTaggedWriter(document: PDFKit.PDFDocument) {
  const root = document.struct('Document');
  document.addStructure(root);
  const { left, right } = document.page.margins;
  const width = document.page.width - left - right;

  /** Draws inside a structure element. */
  function tagged(tag: string, write: () => void, parent: PDFKit.PDFStructureElement = root): void {
    const element = document.struct(tag);
    parent.add(element);
    element.add(document.markStructureContent(tag));
    write();
    document.endMarkedContent();
    element.end();
  }

  /** Adds a page when this height no longer fits, to keep together what belongs together. */
  function keep(height: number): void {
    if (document.y + height > document.page.height - document.page.margins.bottom) document.addPage();
  }

  return {
    root,
    left,
    width,
    tagged,
    keep,
    line(tag: string, text: string, style: TextStyle): void {
      const x = style.x ?? left;
      document.font(style.font).fontSize(style.size).fillColor(style.colour);
      const options = { width: left + width - x, lineGap: style.size * 0.28, link: style.link };
      tagged(tag, () => document.text(text, x, style.y ?? document.y, options));
    },
    space(height: number): void {
      document.y += height;
    },
    end(): void {
      root.end();
    },
  };
}
