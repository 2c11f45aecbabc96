import { drawChart } from '../../pages/policy/draw-chart.ts';
import { cellPadding, listGap, listIndent } from '../../pages/policy/lettering.ts';
import type { Look } from '../../pages/policy/look.ts';
import type { Box, BoxOf } from '../../pages/policy/page.ts';
import type { DeckFile } from './deck-file.ts';
import type { PdfPen } from './pdf-pen.ts';
import { drawPdfShape } from './pdf-shape.ts';
import { keyOfPicture, type PictureBox, placeOfPicture } from './picture-place.ts';

type Drawing = {
  document: PDFKit.PDFDocument;
  pen: PdfPen;
  section: PDFKit.PDFStructureElement;
  look: Look;
  pictures: DeckFile['pictures'];
};

const tags = { title: 'H1', heading: 'H2', body: 'P', figure: 'P', caption: 'P' } as const;

/** Draws one box of a page. */
export function drawPdfBox(box: Box, drawing: Drawing): void {
  const { document, pen, section, look } = drawing;
  switch (box.kind) {
    case 'area': {
      const radius = Math.min(box.radius, box.width / 2, box.height / 2);
      pen.artifact(() => document.roundedRect(box.x, box.y, box.width, box.height, radius).fill(look.colours[box.ground]));
      return;
    }
    case 'text':
      pen.tagged(tags[box.role], section, () => pen.setText(box.text, box, box.lettering));
      return;
    case 'list':
      drawList(box, drawing);
      return;
    case 'table':
      drawTable(box, drawing);
      return;
    case 'picture':
      drawPicture(box, drawing);
      return;
    case 'circles':
    case 'parts':
    case 'bars':
    case 'lines': {
      const alt = `${box.label}: ${wordsOf(box)}`;
      const draw = () => {
        for (const shape of drawChart(box, box)) drawPdfShape(document, pen, shape, box, look);
      };
      pen.tagged('Figure', section, draw, { alt });
      return;
    }
  }
}

function drawList({ items, isNumbered, lettering, ...place }: BoxOf<'list'>, { pen, section }: Drawing): void {
  const indent = lettering.size * listIndent;
  const width = place.width - indent;
  let { y } = place;
  pen.group('L', section, (list) => {
    for (const [index, item] of items.entries()) {
      pen.group('LI', list, (entry) => {
        const sign = () => pen.setText(isNumbered ? `${index + 1}.` : '•', { ...place, y }, { ...lettering, ink: 'accent' });
        pen.tagged('Lbl', entry, sign);
        pen.tagged('LBody', entry, () => {
          y += pen.setText(item, { ...place, x: place.x + indent, y, width }, lettering) + lettering.size * listGap;
        });
      });
    }
  });
}

function drawTable({ columns, rows, heights, lettering, ...place }: BoxOf<'table'>, { document, pen, section, look }: Drawing): void {
  let { y } = place;
  pen.group('Table', section, (table) => {
    for (const [row, cells] of [columns.map(({ label }) => label), ...rows].entries()) {
      const height = heights[row] ?? 0;
      let { x } = place;
      pen.group('TR', table, (entry) => {
        for (const [column, cell] of cells.entries()) {
          const width = place.width * (columns[column]?.share ?? 0);
          const isHead = row === 0 || column === 0;
          const at = { x: x + cellPadding.x, y: y + cellPadding.y, width: width - 2 * cellPadding.x, height };
          pen.tagged(isHead ? 'TH' : 'TD', entry, () =>
            pen.setText(cell, at, {
              ...lettering,
              face: isHead ? 'strong' : lettering.face,
              ink: row === 0 ? 'soft' : lettering.ink,
              align: column === 0 ? 'start' : lettering.align,
            }),
          );
          x += width;
        }
      });
      y += height;
      pen.artifact(() => document.rect(place.x, y - 1, place.width, 1).fill(look.colours.line));
    }
  });
}

function drawPicture(box: PictureBox, { document, pen, section, pictures }: Drawing): void {
  const content = pictures.get(keyOfPicture(box));
  if (content === undefined) return;
  const { x, y, width, height } = placeOfPicture(box);
  const draw = () => document.image(Buffer.from(content), x, y, { width, height });
  pen.tagged('Figure', section, draw, { alt: box.alt === '' ? 'Afbeelding' : box.alt });
}

/** The figures of a chart as a sentence, for who can't see it. */
function wordsOf(box: BoxOf<'circles' | 'parts'> | BoxOf<'bars' | 'lines'>): string {
  const rows = 'series' in box ? box.series : [{ name: '', data: box.data }];
  return rows.map(({ name, data }) => `${name} ${data.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`.trim()).join('; ');
}
