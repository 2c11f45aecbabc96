import PDFDocument from 'pdfkit';

/** Makes a page of PDF with a title and lines, in the fonts that every reader of PDF has. */
export async function drawPaper(title: string, lines: [words: string, amount?: string][]): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4', margin: 64, info: { Title: title } });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  paper.font('Helvetica-Bold').fontSize(20).text(title).moveDown();
  paper.font('Helvetica').fontSize(12);
  for (const [words, amount] of lines) {
    const top = paper.y;
    if (amount !== undefined) paper.text(amount, 64, top, { align: 'right' });
    paper.text(words, 64, top, { width: amount === undefined ? undefined : 360 }).moveDown(0.6);
  }
  const isWritten = new Promise((resolve) => {
    paper.once('end', resolve);
  });
  paper.end();
  await isWritten;
  return Buffer.concat(chunks);
}
