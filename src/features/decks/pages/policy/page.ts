import type { Picture } from '../../../uploads/contract.ts';
import type { SlideName } from '../../policy/slides.ts';

/** Units of a page: 1280 wide, 720 high. Sizes of type are in the same units. */
export const pageSize = { width: 1280, height: 720 } as const;

export type Place = { x: number; y: number; width: number; height: number };

/** Colours by their task; a style and the owner's colour give each its value (look.ts). */
export const inks = ['ink', 'soft', 'accent', 'onAccent'] as const;
export type Ink = (typeof inks)[number];
/** The accent from full to faint, for the parts of a chart. */
export const shades = ['shade0', 'shade1', 'shade2', 'shade3', 'shade4', 'shade5'] as const;
/** `tint` is the accent thinly, as a ground for text; `plate` lies under logos, which are mostly made for white. */
export const grounds = ['paper', 'card', 'accent', 'line', 'tint', 'plate', 'onAccent', ...shades] as const;
export type Ground = (typeof grounds)[number];

export const faces = ['text', 'strong', 'titles'] as const;
export const aligns = ['start', 'middle', 'end'] as const;
export const textRoles = ['title', 'heading', 'body', 'figure', 'caption'] as const;
export type TextRole = (typeof textRoles)[number];

export type Lettering = {
  /** Units. One of a few fixed sizes: text is never made smaller to fit. */
  size: number;
  face: (typeof faces)[number];
  ink: Ink;
  align: (typeof aligns)[number];
};

/** A number of a chart with the words that its table says. */
export type Datum = { label: string; value: number; shown: string };
export type Series = { name: string; data: Datum[] };

/** The charts that are drawn from one row of numbers, and from several. */
export type Chart =
  | { kind: 'circles' | 'parts'; label: string; data: Datum[] }
  | { kind: 'bars' | 'lines'; label: string; series: Series[] };

/** One part of a page. The screen, the PDF and the presentation file draw the same boxes. */
export type Box = Place &
  (
    | { kind: 'area'; ground: Ground; radius: number }
    | { kind: 'text'; role: TextRole; text: string; lettering: Lettering }
    | { kind: 'list'; items: string[]; isNumbered: boolean; lettering: Lettering }
    /** Heights are those of the head and then of each row. */
    | { kind: 'table'; columns: { label: string; share: number }[]; rows: string[][]; heights: number[]; lettering: Lettering }
    | { kind: 'picture'; picture: Picture; alt: string; fit: 'cover' | 'contain' }
    | Chart
  );

/** The boxes of one kind. */
export type BoxOf<Kind extends Box['kind']> = Extract<Box, { kind: Kind }>;

/** One slide as it is shown: complete, with no fact left to look up. */
export type Page = {
  slide: SlideName;
  /** The heading, as bookmarks and the overview say it. */
  title: string;
  boxes: Box[];
};
