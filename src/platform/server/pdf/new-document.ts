import PDFDocument from 'pdfkit';
import type { documentFonts } from '../document-fonts.ts';

/** The content of the font files of a document, by their names in it. */
export type DocumentFonts = Record<keyof typeof documentFonts, Uint8Array>;

type Details = {
  title: string;
  author: string;
  subject: string;
  madeAt: Date;
  /** Of each page, in points; A4 when absent. */
  size?: [width: number, height: number];
  margins: PDFKit.Mixins.ExpandedSides<number>;
  fonts: DocumentFonts;
};

/** Starts a tagged PDF; `content` resolves once it has ended. */
export function newDocument({ title, author, subject, madeAt, size, margins, fonts }: Details): {
  document: PDFKit.PDFDocument;
  content: Promise<Buffer>;
} {
  const document = new PDFDocument({
    size: size ?? 'A4',
    margins,
    bufferPages: true,
    tagged: true,
    lang: 'nl',
    displayTitle: true,
    pdfVersion: '1.5',
    info: { Title: title, Author: author, Subject: subject, CreationDate: madeAt },
  });
  const parts: Buffer[] = [];
  const content = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const [name, font] of Object.entries(fonts)) document.registerFont(name, Buffer.from(font));
  return { document, content };
}
