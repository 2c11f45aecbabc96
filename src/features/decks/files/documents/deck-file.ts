import type { Look } from '../../pages/policy/look.ts';
import type { Page } from '../../pages/policy/page.ts';

/** All that a file of a deck holds. */
export type DeckFile = {
  title: string;
  author: string;
  /** Says how the texts came about; kept with the file's properties. */
  mark: string;
  madeAt: Date;
  look: Look;
  slides: { page: Page; notes: string }[];
  /** PNG or JPEG files of the pictures on the pages, each in the form of its box, by `keyOfPicture`. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Drawn across each page: for whom the file is, and when it was made. */
  watermark: string | null;
};

/** All texts of a deck, in the order of its slides. */
export function textsOf({ title, author, slides, watermark }: Pick<DeckFile, 'title' | 'author' | 'slides' | 'watermark'>): string[] {
  return [title, author, watermark ?? '', ...slides.flatMap(({ page }) => page.boxes.flatMap(textsOfBox))];
}

function textsOfBox(box: Page['boxes'][number]): string[] {
  switch (box.kind) {
    case 'text':
      return [box.text];
    case 'list':
      return box.items;
    case 'table':
      return [...box.columns.map(({ label }) => label), ...box.rows.flat()];
    case 'circles':
    case 'parts':
      return box.data.flatMap(({ label, shown }) => [label, shown]);
    case 'bars':
    case 'lines':
      return box.series.flatMap(({ name, data }) => [name, ...data.flatMap(({ label, shown }) => [label, shown])]);
    case 'area':
    case 'picture':
      return [];
  }
}
