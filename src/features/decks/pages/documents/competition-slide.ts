import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import { rowsIn, type SlideContent, textIn } from './content.ts';
import { type Column, putTable } from './fit-table.ts';
import { frame, type Labelled, labelledHeight, padding, putHeading, putLabelled } from './parts.ts';
import type { Sheet } from './sheet.ts';

const columns: readonly Column[] = [
  { label: 'Alternatief', share: 0.28 },
  { label: 'Sterk in', share: 0.35 },
  { label: 'Wij verschillen', share: 0.37 },
];

/** The alternatives in a table in which our column stands out, and our advantage. */
export function layOutCompetition(sheet: Sheet, content: SlideContent, { radius }: Look): void {
  putHeading(sheet, slideTitles.competition_slide);
  const rows = rowsIn(content, 'rows');
  const advantage: Labelled = { label: 'Ons voordeel', text: textIn(content, 'advantage') };
  const textWidth = frame.width - 2 * padding;
  const below = advantage.text === '' ? 0 : Math.min(labelledHeight(sheet, advantage, textWidth), 140);
  const mark = sheet.mark();
  let y: number = frame.top;
  if (rows.length > 0) {
    const height = frame.bottom - y - (below === 0 ? 0 : below + 36);
    const at = sheet.mark();
    const end = putTable(
      sheet,
      columns,
      rows,
      { x: frame.left, y, width: frame.width, height },
      { as: rows.length < 4 ? 'body' : 'detail' },
    );
    const [, , ours] = columns;
    const width = frame.width * (ours?.share ?? 0);
    sheet.behind(at, { kind: 'area', x: frame.right - width, y, width, height: end - y, ground: 'tint', radius });
    y = end + 36;
  }
  if (advantage.text !== '') {
    const as = rows.length === 0 ? 'lead' : 'body';
    const height = rows.length === 0 ? frame.bottom - y : below + 1;
    const start = sheet.mark();
    const end = putLabelled(sheet, advantage, { x: frame.left + padding, y, width: textWidth, height }, { as });
    sheet.behind(start, { kind: 'area', x: frame.left, y: y + 4, width: 6, height: end - y - 8, ground: 'accent', radius: 3 });
  }
  sheet.settle(mark, frame.top, frame.bottom);
}
