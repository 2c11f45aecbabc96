import { marketSizeLabels, marketSizes } from '../../../projects/plan/policy.ts';
import { slideTitles } from '../../policy/slides.ts';
import type { Datum } from '../policy/page.ts';
import { figureIn, listIn, type SlideContent, textIn } from './content.ts';
import { frame, putHeading, putLabelled, putLabelledList, putSole } from './parts.ts';
import type { Sheet } from './sheet.ts';

const chartWidth = 700;

/** Nested circles of the market, beside the customer and the reasons why now. */
export function layOutMarket(sheet: Sheet, content: SlideContent): void {
  putHeading(sheet, slideTitles.market_slide);
  const data = marketSizes.flatMap((size): Datum[] => {
    const amount = figureIn(content, `market:${size}:amount`);
    return amount === null ? [] : [{ label: marketSizeLabels[size], value: amount.number, shown: amount.shown }];
  });
  const hasChart = data.length > 0;
  if (hasChart) {
    const label = 'Omvang van de markt per jaar';
    sheet.put({ kind: 'circles', x: frame.left, y: frame.top + 8, width: chartWidth, height: frame.bottom - frame.top - 16, label, data });
  }
  const texts = ['ideal_customer', 'sizes'].map((name) => textIn(content, name)).filter(Boolean);
  const trends = listIn(content, 'why_now');
  if (!hasChart && trends.length === 0 && texts.length === 1) {
    putSole(sheet, texts.join(' '));
    return;
  }
  const x = hasChart ? frame.left + chartWidth + 40 : frame.left;
  const width = frame.right - x;
  const mark = sheet.mark();
  let y: number = frame.top;
  const place = () => ({ x, y, width, height: frame.bottom - y });
  const as = hasChart ? 'detail' : 'lead';
  const customer = textIn(content, 'ideal_customer');
  if (customer !== '')
    y = putLabelled(sheet, { label: 'Onze ideale klant', text: customer }, place(), { as: hasChart ? 'body' : 'lead' }) + 26;
  if (trends.length > 0) {
    y = putLabelledList(sheet, 'Waarom nu', trends, place(), hasChart ? 'detail' : 'body') + 26;
  }
  const sizes = textIn(content, 'sizes');
  if (sizes !== '') sheet.text(sizes, place(), { as, ink: 'soft' });
  sheet.settle(mark, frame.top, frame.bottom);
}
