import { slideTitles } from '../../policy/slides.ts';
import type { Look } from '../policy/look.ts';
import type { Ground, Ink } from '../policy/page.ts';
import { type SlideContent, textIn } from './content.ts';
import { columnsOf, frame, type Labelled, labelledHeight, padding, putLabelled, putSubject } from './parts.ts';
import type { Sheet } from './sheet.ts';

/** Between the cards of before and after, with room for the line from one to the other. */
const between = 56;

/** The solution in a sentence, today beside tomorrow, and what makes it different. */
export function layOutSolution(sheet: Sheet, content: SlideContent, look: Look): void {
  putSubject(sheet, slideTitles.solution_slide);
  const statement = textIn(content, 'statement');
  const unique: Labelled = { label: 'Wat het anders maakt', text: textIn(content, 'unique_value') };
  const [before, after] = [textIn(content, 'before'), textIn(content, 'after')];
  const hasCards = before !== '' || after !== '';

  const mark = sheet.mark();
  let y: number = frame.top - 20;
  if (statement !== '') {
    const as = hasCards && unique.text !== '' ? 'title' : 'statement';
    const most = hasCards ? 176 : 340;
    y =
      sheet.text(statement, { x: frame.left, y, width: 1060, height: Math.min(sheet.heightOf(statement, as, 1060) + 1, most) }, { as }) +
      32;
  }
  const uniqueHeight = unique.text === '' ? 0 : labelledHeight(sheet, unique, frame.width - 2 * padding);
  if (hasCards)
    y =
      putCards(sheet, { before, after, y, bottom: frame.bottom - (uniqueHeight === 0 ? 0 : Math.min(uniqueHeight, 130) + 28) }, look) + 28;
  if (unique.text !== '') {
    sheet.area({ x: frame.left, y: y + 4, width: 6, height: Math.min(uniqueHeight, frame.bottom - y) - 8 }, 'accent', 3);
    putLabelled(sheet, unique, { x: frame.left + padding, y, width: frame.width - 2 * padding, height: frame.bottom - y });
  }
  sheet.settle(mark, frame.top - 20, frame.bottom);
}

type Cards = { before: string; after: string; y: number; bottom: number };

function putCards(sheet: Sheet, { before, after, y, bottom }: Cards, { radius }: Look): number {
  const all: { label: string; text: string; ground: Ground; ink: Ink }[] = [
    { label: 'Vandaag', text: before, ground: 'card', ink: 'ink' },
    { label: 'Straks', text: after, ground: 'accent', ink: 'onAccent' },
  ];
  const cards = all.filter(({ text }) => text !== '');
  const columns = columnsOf(cards.length, frame, between);
  const inner = (columns[0]?.width ?? frame.width) - 2 * padding;
  const wanted = Math.max(...cards.map((card) => labelledHeight(sheet, card, inner))) + 2 * padding;
  const height = Math.min(Math.max(wanted, 150), bottom - y);
  for (const [place, { ground, ink, ...text }] of cards.entries()) {
    const { x = 0, width = 0 } = columns[place] ?? {};
    sheet.area({ x, y, width, height }, ground, radius);
    putLabelled(sheet, text, { x: x + padding, y: y + padding, width: inner, height: height - 2 * padding }, { ink });
  }
  if (cards.length === 2) {
    const middle = frame.left + frame.width / 2;
    sheet.area({ x: middle - between / 2 + 10, y: y + height / 2 - 2, width: between - 20, height: 4 }, 'accent', 2);
  }
  return y + height;
}
