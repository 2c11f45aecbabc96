import type { Lettering } from './page.ts';

/** The sizes of type on pages, in units of the page. There are no others. */
export const letterings = {
  /** The one letter that stands for a logo. */
  monogram: { size: 220, face: 'titles' },
  /** The name on the first page, and the amount that is asked. */
  display: { size: 72, face: 'titles' },
  /** The one sentence of a page. */
  statement: { size: 48, face: 'titles' },
  /** A large number. */
  figure: { size: 48, face: 'titles' },
  title: { size: 36, face: 'titles' },
  /** Figures that are too long for a larger one. */
  smallFigure: { size: 22, face: 'titles' },
  leastFigure: { size: 18, face: 'titles' },
  lead: { size: 28, face: 'text' },
  subheading: { size: 28, face: 'strong' },
  heading: { size: 22, face: 'strong' },
  body: { size: 22, face: 'text' },
  detail: { size: 18, face: 'text' },
  label: { size: 18, face: 'strong' },
  caption: { size: 14, face: 'text' },
} as const satisfies Record<string, Pick<Lettering, 'size' | 'face'>>;

export type LetteringName = keyof typeof letterings;

/** The lettering of a slide with few words, a step larger; others stay. */
export const roomierLetterings: Partial<Record<LetteringName, LetteringName>> = {
  heading: 'subheading',
  label: 'heading',
  body: 'lead',
  detail: 'body',
};

/** The height of a line, in units of the page. */
export function lineHeightOf({ size, face }: Pick<Lettering, 'size' | 'face'>): number {
  return size * lineHeights[face];
}

/** Of a line, in sizes of its type. */
export const lineHeights = { titles: 1.15, strong: 1.35, text: 1.4 } as const satisfies Record<Lettering['face'], number>;

/** Before each item of a list but the first, and the room of its bullet or number, in sizes of its type. */
export const listGap = 0.45;
export const listIndent = 1.3;

/** Around the text of a table's cell, in units. */
export const cellPadding = { x: 14, y: 10 } as const;
