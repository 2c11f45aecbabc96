import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import { rowsIn, type SlideContent, textIn } from './content.ts';
import { columnsOf, figureLettering, frame, gutter, padding, putHeading, putSole, splitFigure } from './parts.ts';
import type { Sheet } from './sheet.ts';

/** How money comes in, with each price as a card. */
export function layOutBusinessModel(sheet: Sheet, content: SlideContent, look: Look): void {
  putHeading(sheet, slideTitles.business_model_slide);
  const model = textIn(content, 'model');
  const prices = rowsIn(content, 'pricing');
  if (prices.length === 0) {
    putSole(sheet, model);
    return;
  }
  const mark = sheet.mark();
  let y: number = frame.top;
  if (model !== '') y = sheet.text(model, { x: frame.left, y, width: 1000, height: 200 }, { as: 'lead' }) + 40;
  putPrices(sheet, prices, y, look);
  sheet.settle(mark, frame.top, frame.bottom);
}

function putPrices(sheet: Sheet, prices: readonly string[][], y: number, { radius }: Look): void {
  // One or two cards are no wider than three: a price alone on a wide card looks lost.
  const columns = columnsOf(Math.max(prices.length, 3), frame, gutter);
  const inner = (columns[0]?.width ?? frame.width) - 2 * padding;
  const cards = prices.map(([name = '', price = '']) => {
    const [figure, rest] = splitFigure(price);
    return { name, figure, rest };
  });
  const as = figureLettering(
    cards.map(({ figure }) => figure),
    ['title', 'smallFigure', 'leastFigure'],
    inner,
  );
  const heights = cards.map(({ name, figure, rest }) => {
    return sheet.heightOf(name, 'heading', inner) + 18 + sheet.heightOf(figure, as, inner) + sheet.heightOf(rest, 'body', inner);
  });
  const height = Math.min(Math.max(...heights, 120) + 2 * padding, frame.bottom - y);
  for (const [place, { name, figure, rest }] of cards.entries()) {
    const { x = 0, width = 0 } = columns[place] ?? {};
    sheet.area({ x, y, width, height }, 'card', radius);
    const bottom = y + height - padding;
    // A long name gives way to the price.
    const forName = bottom - y - padding - 18 - sheet.heightOf(figure, as, inner);
    const end =
      sheet.text(name, { x: x + padding, y: y + padding, width: inner, height: forName }, { as: 'heading', role: 'heading' }) + 18;
    const after = sheet.text(figure, { x: x + padding, y: end, width: inner, height: bottom - end }, { as, role: 'figure', ink: 'accent' });
    sheet.text(rest, { x: x + padding, y: after, width: inner, height: bottom - after }, { as: 'body', ink: 'soft' });
  }
}
