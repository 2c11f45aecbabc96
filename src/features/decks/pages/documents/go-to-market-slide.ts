import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import { rowsIn, type SlideContent, textIn } from './content.ts';
import { columnsOf, frame, gutter, padding, putHeading } from './parts.ts';
import type { Sheet } from './sheet.ts';

const dot = 14;

/** The way to the customer from left to right, and the channels as cards below. */
export function layOutGoToMarket(sheet: Sheet, content: SlideContent, look: Look): void {
  putHeading(sheet, slideTitles.go_to_market_slide);
  const channels = rowsIn(content, 'channels');
  const stages = [
    { label: 'Klanten vinden', text: textIn(content, 'acquisition') },
    { label: 'Verkopen', text: textIn(content, 'sales') },
    { label: 'Leveren', text: textIn(content, 'distribution') },
  ].filter(({ text }) => text !== '');
  const mark = sheet.mark();
  let y: number = frame.top + 8;
  if (stages.length > 0) y = putStages(sheet, stages, y, channels.length > 0 ? 420 : frame.bottom) + 40;
  if (channels.length > 0) putChannels(sheet, channels, y, look);
  sheet.settle(mark, frame.top, frame.bottom);
}

function putStages(sheet: Sheet, stages: readonly { label: string; text: string }[], y: number, bottom: number): number {
  const columns = columnsOf(stages.length, frame, 44);
  const as = stages.length === 1 ? 'lead' : 'body';
  sheet.area({ x: frame.left, y: y + dot / 2 - 1, width: frame.width, height: 2 }, 'line');
  const ends = stages.map(({ label, text }, place) => {
    const at = { x: columns[place]?.x ?? frame.x, width: columns[place]?.width ?? frame.width };
    sheet.area({ x: at.x, y, width: dot, height: dot }, 'accent', dot / 2);
    const end = sheet.text(label, { ...at, y: y + 30, height: 40 }, { as: 'heading', role: 'heading' });
    return sheet.text(text, { ...at, y: end + 4, height: bottom - end - 4 }, { as, ink: 'soft' });
  });
  return Math.max(...ends);
}

function putChannels(sheet: Sheet, channels: readonly string[][], from: number, { radius }: Look): void {
  const columns = columnsOf(Math.max(channels.length, 2), frame, gutter);
  const inner = (columns[0]?.width ?? frame.width) - 2 * padding;
  const y =
    sheet.text(
      'Onze kanalen',
      { x: frame.left, y: from, width: frame.width, height: 30 },
      { as: 'label', role: 'heading', ink: 'accent' },
    ) + 12;
  const heights = channels.map(
    ([name = '', approach = '']) => sheet.heightOf(name, 'heading', inner) + 4 + sheet.heightOf(approach, 'detail', inner),
  );
  const height = Math.min(Math.max(...heights) + 2 * padding, frame.bottom - y);
  for (const [place, [name = '', approach = '']] of channels.entries()) {
    const { x = 0, width = 0 } = columns[place] ?? {};
    sheet.area({ x, y, width, height }, 'card', radius);
    const bottom = y + height - padding + 1;
    const end = sheet.text(
      name,
      { x: x + padding, y: y + padding, width: inner, height: bottom - y - padding },
      { as: 'heading', role: 'heading' },
    );
    sheet.text(approach, { x: x + padding, y: end + 4, width: inner, height: bottom - end - 4 }, { as: 'detail', ink: 'soft' });
  }
}
