import { pageSize } from './page.ts';

/** The width of a letter on average, as a part of its size. */
const letterWidth = 0.56;
/** The part of the page's width that it fills at most. */
const mostOfPage = 0.92;
/** Units: smaller ones nobody reads, larger ones hide the slide. */
const [least, most] = [18, 48];

/** The size of a watermark's letters in units, so that a name or address of usual length is one line across the page. */
export function watermarkSize(text: string): number {
  const fitting = (pageSize.width * mostOfPage) / (Math.max(1, text.length) * letterWidth);
  return Math.round(Math.min(most, Math.max(least, fitting)));
}
