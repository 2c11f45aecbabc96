import PDFDocument from 'pdfkit';
import { documentFonts } from '../document-fonts.ts';

type Details = { title: string; author: string; subject: string; madeAt: Date; margins: PDFKit.Mixins.ExpandedSides<number> };

/** Starts a tagged PDF of A4 pages in our typefaces; `content` resolves once it has ended. */
export function newDocument({ title, author, subject, madeAt, margins }: Details): {
  document: PDFKit.PDFDocument;
  content: Promise<Buffer>;
} {
  const document = new PDFDocument({
    size: 'A4',
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
  for (const [name, font] of Object.entries(documentFonts)) document.registerFont(name, font);
  return { document, content };
}
