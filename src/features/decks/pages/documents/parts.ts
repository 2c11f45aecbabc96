import { letterings, lineHeightOf } from '../policy/lettering.ts';
import { type Place, pageSize } from '../policy/page.ts';
import { type Sheet, type Writing, widthNeeded } from './sheet.ts';

/** The room of all slides between their margins; `top` is below the heading. */
export const frame = { x: 80, left: 80, right: pageSize.width - 80, width: pageSize.width - 160, top: 144, bottom: 640 } as const;

/** Between columns, and between a card's edge and its text. */
export const gutter = 28;
export const padding = 26;

/** Between a small heading and its text. */
const labelGap = 6;

/** The subject of a slide as its heading. */
export function putHeading(sheet: Sheet, title: string): void {
  sheet.area({ x: frame.left, y: 54, width: 44, height: 6 }, 'accent', 3);
  sheet.text(title, { x: frame.left, y: 74, width: frame.width, height: 50 }, { as: 'title', role: 'title' });
}

/** The subject of a slide as a small line above the one sentence that it is about. */
export function putSubject(sheet: Sheet, title: string): void {
  sheet.area({ x: frame.left, y: 54, width: 44, height: 6 }, 'accent', 3);
  sheet.text(title, { x: frame.left, y: 74, width: frame.width, height: 32 }, { as: 'heading', role: 'title', ink: 'accent' });
}

/** Equal columns across a width. */
export function columnsOf(count: number, { x, width }: Pick<Place, 'x' | 'width'>, gap = gutter): { x: number; width: number }[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, place) => ({ x: x + place * (each + gap), width: each }));
}

export type Labelled = { label: string; text: string };

/** The height of a text with its label above. */
export function labelledHeight(sheet: Sheet, { label, text }: Labelled, width: number, as: Writing['as'] = 'body'): number {
  return sheet.heightOf(label, 'label', width) + labelGap + sheet.heightOf(text, as, width);
}

/** Sets a text with its label above, and returns where it ends. Without room for a line of it there is no label either. */
export function putLabelled(
  sheet: Sheet,
  { label, text }: Labelled,
  place: Place,
  { as = 'body', ink = 'ink' }: Partial<Writing> = {},
): number {
  const least = sheet.heightOf(label, 'label', place.width) + labelGap + lineHeightOf(letterings[sheet.nameOf(as)]);
  if (place.height < least) {
    sheet.overflow.push(text);
    return place.y;
  }
  const from = sheet.text(label, place, { as: 'label', role: 'heading', ink: ink === 'ink' ? 'accent' : ink }) + labelGap;
  return sheet.text(text, { ...place, y: from, height: place.y + place.height - from }, { as, ink });
}

/** Sets a list with its label above, and returns where it ends. Without room for its first item there is no label either. */
export function putLabelledList(sheet: Sheet, label: string, items: readonly string[], place: Place, as: Writing['as'] = 'body'): number {
  const head = sheet.heightOf(label, 'label', place.width) + labelGap;
  if (place.height < head + sheet.listHeightOf(items.slice(0, 1), as, place.width)) {
    sheet.overflow.push(...items);
    return place.y;
  }
  const y = sheet.text(label, place, { as: 'label', role: 'heading', ink: 'accent' }) + labelGap;
  return sheet.list(items, { ...place, y, height: place.y + place.height - y }, { as });
}

/** Sets labelled texts in columns beside each other, and returns where the longest ends. */
export function putColumns(sheet: Sheet, texts: readonly Labelled[], place: Place, as: Writing['as'] = 'body'): number {
  const columns = columnsOf(texts.length, place, 48);
  const ends = texts.map((text, at) => putLabelled(sheet, text, { ...place, ...columns[at] }, { as }));
  return Math.max(place.y, ...ends);
}

/** A figure and what follows it: '€ 12,50' and 'per maand'. A text that begins with no figure is all rest. */
export function splitFigure(text: string): [figure: string, rest: string] {
  const [, figure, rest] = /^([~±+-]?(?:€\s?)?-?\d[\d.,]*(?:\s?%|\s(?:miljoen|miljard)(?!\p{L}))?|Gratis)(?:\s+(.*))?$/su.exec(text) ?? [];
  return figure === undefined ? ['', text] : [figure.trim(), rest ?? ''];
}

/** The first of some letterings, from large to small, in which each figure stands on one line; a figure is never cut or broken. */
export function figureLettering<As extends Writing['as']>(
  figures: readonly string[],
  [first, ...others]: readonly [As, ...As[]],
  width: number,
): As {
  return [first, ...others].find((as) => figures.every((figure) => widthNeeded(figure, as) <= width)) ?? others.at(-1) ?? first;
}

/** Sets the only text of a slide: as a statement, unless that is too long to be read at once. */
export function putSole(sheet: Sheet, text: string): void {
  const { x, top: y, bottom } = frame;
  const width = 1040;
  const as = sheet.heightOf(text, 'statement', width) > 240 ? 'lead' : 'statement';
  const mark = sheet.mark();
  sheet.text(text, { x, y, width, height: bottom - y }, { as });
  sheet.settle(mark, y, bottom);
}
