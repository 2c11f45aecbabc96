import { letterings, lineHeightOf } from '../../pages/policy/lettering.ts';
import type { Look } from '../../pages/policy/look.ts';
import type { Place } from '../../pages/policy/page.ts';
import { ringPath, type Shape } from '../../pages/policy/shapes.ts';
import type { PdfPen } from './pdf-pen.ts';

/** Draws one shape of a chart, whose box has its corner at a place. */
export function drawPdfShape(document: PDFKit.PDFDocument, pen: PdfPen, shape: Shape, at: Place, { colours }: Look): void {
  switch (shape.kind) {
    case 'rectangle': {
      const radius = Math.min(3, shape.height / 2);
      document.roundedRect(at.x + shape.x, at.y + shape.y, shape.width, shape.height, radius).fill(colours[shape.tone]);
      return;
    }
    case 'circle':
      if (shape.radius > 0) document.circle(at.x + shape.x, at.y + shape.y, shape.radius).fill(colours[shape.tone]);
      return;
    case 'ring':
      document.path(ringPath({ ...shape, x: at.x + shape.x, y: at.y + shape.y })).fill(colours[shape.tone]);
      return;
    case 'line': {
      const [[x, y] = [0, 0], ...others] = shape.points;
      document.moveTo(at.x + x, at.y + y);
      for (const [nextX, nextY] of others) document.lineTo(at.x + nextX, at.y + nextY);
      document.lineWidth(shape.thickness).lineJoin('round').stroke(colours[shape.tone]);
      return;
    }
    case 'label': {
      const lettering = { ...letterings[shape.as], ink: shape.ink, align: shape.align };
      // Wide enough for one line on either side of its point.
      const width = 1_000;
      const x = at.x + shape.x - { start: 0, middle: width / 2, end: width }[shape.align];
      const height = lineHeightOf(lettering);
      pen.setText(shape.text, { x, y: at.y + shape.y - height / 2, width, height }, lettering);
      return;
    }
  }
}
