import { cellPadding, type LetteringName, letterings, lineHeightOf } from '../policy/lettering.ts';
import type { Lettering, Place } from '../policy/page.ts';
import { type FittedText, fitText, type Sheet } from './sheet.ts';

export type Column = { label: string; share: number };

/** Lines of a cell, from the most that a slide can bear. */
const mostLines = [5, 4, 3, 2, 1];

/** Of the first column, by that of the others. */
const strongOf = { body: 'heading', detail: 'label' } as const;

type Setting = { as?: 'body' | 'detail'; align?: Lettering['align'] };

/** Sets a table with as many lines in each cell as there is room for; rows that don't fit at all are left to the overflow. */
export function putTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly string[][],
  place: Place,
  { as: usual = 'detail', align = 'start' }: Setting = {},
): number {
  const as = sheet.nameOf(usual);
  const head = lineHeightOf(letterings[as]) + 2 * cellPadding.y;
  const fitted = mostLines.map((most) => fitRows({ columns, rows, width: place.width, most, as, strong: sheet.nameOf(strongOf[usual]) }));
  const fits = (candidate: readonly Row[]) => head + heightOfRows(candidate) <= place.height;
  const chosen = fitted.find(fits) ?? fitted.at(-1) ?? [];
  const kept = chosen.filter((_row, at) => fits(chosen.slice(0, at + 1)));

  for (const { cells } of kept) for (const { rest } of cells) if (rest !== '') sheet.overflow.push(`…${rest}`);
  for (const row of rows.slice(kept.length)) sheet.overflow.push(row.filter(Boolean).join(' · '));
  const heights = [head, ...kept.map(({ height }) => height)];
  const height = heights.reduce((sum, each) => sum + each, 0);
  sheet.put({
    ...place,
    height,
    kind: 'table',
    columns: [...columns],
    rows: kept.map(({ cells }) => cells.map(({ kept: text }) => text)),
    heights,
    lettering: { ...letterings[as], ink: 'ink', align },
  });
  return place.y + height;
}

type Row = { cells: FittedText[]; height: number };

type Rows = {
  columns: readonly Column[];
  rows: readonly string[][];
  width: number;
  most: number;
  as: LetteringName;
  strong: LetteringName;
};

function fitRows({ columns, rows, width, most, as, strong }: Rows): Row[] {
  const lineHeight = lineHeightOf(letterings[as]);
  return rows.map((row) => {
    const cells = columns.map(({ share }, place) => {
      return fitText(row[place] ?? '', place === 0 ? strong : as, width * share - 2 * cellPadding.x, most * lineHeight);
    });
    return { cells, height: Math.max(lineHeight, ...cells.map((cell) => cell.height)) + 2 * cellPadding.y };
  });
}

function heightOfRows(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}
