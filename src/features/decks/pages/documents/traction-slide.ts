import { slideTitles } from '../../policy/slides.ts';
import { rowsIn, type SlideContent, textIn } from './content.ts';
import { columnsOf, figureLettering, frame, padding, putHeading, putLabelled, splitFigure } from './parts.ts';
import type { Sheet } from './sheet.ts';

/** Counted figures, large, and the results of the first version. */
export function layOutTraction(sheet: Sheet, content: SlideContent): void {
  putHeading(sheet, slideTitles.traction_slide);
  const metrics = rowsIn(content, 'metrics');
  const results = textIn(content, 'mvp_results');
  const mark = sheet.mark();
  let y: number = frame.top + 12;
  if (metrics.length > 0) y = putMetrics(sheet, metrics, results === '' ? frame.bottom : 480) + 44;
  if (results !== '') {
    const place = { x: frame.left, y, width: metrics.length > 0 ? frame.width : 1000, height: frame.bottom - y };
    if (metrics.length > 0) sheet.area({ ...place, y: y - 22, height: 1.5 }, 'line');
    putLabelled(sheet, { label: 'Wat we zagen', text: results }, place, { as: metrics.length > 0 ? 'body' : 'lead' });
  }
  sheet.settle(mark, frame.top, frame.bottom);
}

function putMetrics(sheet: Sheet, metrics: readonly string[][], bottom: number): number {
  const columns = columnsOf(Math.max(metrics.length, 2), frame, 40);
  const top = frame.top + 12;
  const width = (columns[0]?.width ?? frame.width) - padding;
  const cards = metrics.map(([value = '', label = '']) => {
    const [figure, unit] = splitFigure(value);
    return figure === '' ? { figure: value, unit: '', label } : { figure, unit, label };
  });
  const as = figureLettering(
    cards.map(({ figure }) => figure),
    metrics.length < 4 ? ['display', 'figure', 'title', 'smallFigure', 'leastFigure'] : ['figure', 'title', 'smallFigure', 'leastFigure'],
    width,
  );
  const figureHeight = Math.min(Math.max(...cards.map(({ figure }) => sheet.heightOf(figure, as, width))), 180);
  const ends = cards.map(({ figure, unit, label }, place) => {
    const x = (columns[place]?.x ?? frame.left) + padding;
    // Figures of one line stand on the same line as the last of longer ones.
    const own = Math.min(sheet.heightOf(figure, as, width), figureHeight);
    const end = sheet.text(figure, { x, y: top + figureHeight - own, width, height: own + 1 }, { as, role: 'figure', ink: 'accent' });
    const after = sheet.text(unit, { x, y: end, width, height: bottom - end }, { as: 'heading' });
    return sheet.text(
      label,
      { x, y: after + 4, width, height: bottom - after - 4 },
      { as: metrics.length < 4 ? 'body' : 'detail', ink: 'soft' },
    );
  });
  const end = Math.max(...ends);
  for (const [place] of cards.entries()) sheet.area({ x: columns[place]?.x ?? 0, y: top, width: 3, height: end - top }, 'line');
  return end;
}
