import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import { type Datum, shades } from '../policy/page.ts';
import { figureIn, rowsIn, type SlideContent, textIn } from './content.ts';
import { frame, type Labelled, padding, putHeading, putLabelled } from './parts.ts';
import { type Sheet, widthNeeded } from './sheet.ts';

/** The left side, with the amount; the ring of the use of funds has the rest. */
const askWidth = 600;
const ring = 220;
const swatch = 16;
/** Beside the heading of the next step. */
const nextWidth = frame.width - 2 * padding - 170;

/** The amount, large, with a bar of what is there already; beside it what it is for. */
export function layOutInvestmentAsk(sheet: Sheet, content: SlideContent, look: Look): void {
  putHeading(sheet, slideTitles.investment_ask_slide);
  const uses = usesIn(content);
  const hasUses = uses.length > 0;
  const width = hasUses ? askWidth : 860;
  const next = textIn(content, 'next_step');
  const nextAs = sheet.heightOf(next, 'heading', nextWidth) > 64 ? 'label' : 'heading';
  const nextHeight = next === '' ? 0 : sheet.heightOf(next, nextAs, nextWidth) + 36;
  const bottom = frame.bottom - (nextHeight === 0 ? 0 : nextHeight + 24);

  const mark = sheet.mark();
  let y = putAmount(sheet, content, width) + 20;
  const texts: Labelled[] = [
    { label: '', text: textIn(content, 'ask') },
    { label: 'Vorm', text: textIn(content, 'forms') },
    { label: 'Voorstel', text: textIn(content, 'equity_proposal') },
  ].filter(({ text }) => text !== '');
  for (const { label, text } of texts) {
    const place = { x: frame.left, y, width, height: bottom - y };
    y = (label === '' ? sheet.text(text, place, { as: 'body' }) : putLabelled(sheet, { label, text }, place, { as: 'detail' })) + 16;
  }
  sheet.settle(mark, frame.top, bottom);
  if (hasUses) putUses(sheet, uses, bottom);
  if (next !== '') putNext(sheet, { text: next, as: nextAs, height: nextHeight }, look);
}

function putAmount(sheet: Sheet, content: SlideContent, width: number): number {
  const target = figureIn(content, 'target_amount');
  if (target === null) return frame.top;
  const at = { x: frame.left, width };
  let y = sheet.text(target.shown, { ...at, y: frame.top, height: 84 }, { as: 'display', role: 'figure', ink: 'accent' }) + 14;
  const raised = figureIn(content, 'raised_amount');
  if (raised === null || target.number <= 0) return y;
  const part = Math.min(Math.max(raised.number / target.number, 0), 1);
  sheet.area({ ...at, y, height: 14 }, 'line', 7);
  if (part > 0) sheet.area({ ...at, y, width: Math.max(14, width * part), height: 14 }, 'accent', 7);
  y += 24;
  const words = { ...at, y, height: 28 };
  const end = sheet.text(`${raised.shown} opgehaald`, { ...words, width: width / 2 }, { as: 'label' });
  const remaining = figureIn(content, 'remaining_amount');
  if (remaining !== null && remaining.number > 0) {
    const right = { ...words, x: frame.left + width / 2, width: width / 2 };
    sheet.text(`Nog ${remaining.shown} nodig`, right, { as: 'detail', ink: 'soft', align: 'end' });
  }
  return end;
}

/** The purposes with their percentages, as in '€ 35.000 (70%)'. Without one there is no part to draw. */
function usesIn(content: SlideContent): Datum[] {
  return rowsIn(content, 'use_of_funds').flatMap(([label = '', shown = '']): Datum[] => {
    const [, percentage = ''] = /(\d+(?:,\d+)?)\s?%/.exec(shown) ?? [];
    const value = Number.parseFloat(percentage.replace(',', '.'));
    return Number.isFinite(value) && value > 0 ? [{ label, value, shown }] : [];
  });
}

function putUses(sheet: Sheet, uses: Datum[], bottom: number): void {
  const x = frame.left + askWidth + 64;
  const mark = sheet.mark();
  const ends = sheet.text(
    'Besteding',
    { x, y: frame.top, width: frame.right - x, height: 30 },
    { as: 'label', role: 'heading', ink: 'accent' },
  );
  const size = Math.min(ring, bottom - ends - 16 - uses.length * 31);
  sheet.put({ kind: 'parts', x, y: ends + 14, width: size, height: size, label: 'Besteding van het kapitaal', data: uses });
  const legend = { x, y: ends + 14 + size + 18 };
  let { y } = legend;
  const shownWidth = Math.max(...uses.map(({ shown }) => widthNeeded(shown, sheet.nameOf('label'))));
  const labelWidth = frame.right - x - swatch - 12 - shownWidth - 12;
  for (const [place, { label, shown }] of uses.entries()) {
    sheet.put({ kind: 'area', x, y: y + 5, width: swatch, height: swatch, ground: shades[place] ?? 'line', radius: 4 });
    sheet.text(label, { x: x + swatch + 12, y, width: labelWidth, height: 26 }, { as: 'detail' });
    y = sheet.text(shown, { x: frame.right - shownWidth, y, width: shownWidth, height: 26 }, { as: 'label', align: 'end' }) + 5;
  }
  sheet.settle(mark, frame.top, bottom);
}

type Next = { text: string; as: 'heading' | 'label'; height: number };

function putNext(sheet: Sheet, { text, as, height }: Next, { radius }: Look): void {
  const y = frame.bottom - height;
  sheet.area({ x: frame.left, y, width: frame.width, height }, 'accent', Math.min(radius, height / 2));
  const x = frame.left + padding;
  sheet.text('Volgende stap', { x, y: y + 20, width: 160, height: 30 }, { as: 'label', role: 'heading', ink: 'onAccent' });
  sheet.text(text, { x: x + 170, y: y + 18, width: nextWidth, height: height - 35 }, { as, ink: 'onAccent' });
}
