import { pageSize } from './page.ts';

/** The width of a letter on average, as a part of its size. */
const letterWidth = 0.56;
/** The part of the page's width that it fills at most. */
const mostOfPage = 0.92;
/** Units: smaller ones nobody reads, larger ones hide the slide. */
const [least, most] = [18, 48];

/**
 * How it is drawn, on screens and in files: letters in the soft ink with an edge in the colour of the paper, so that they are read on
 * grounds of either. Both let the slide through.
 */
export const watermarkLook = { ink: 'soft', edgeGround: 'paper', opacity: 0.36 } as const;

/** The width of the edge, as a part of the letters' size. */
const edgePart = 0.06;

/** Units of a watermark's letters and of their edge, so that a name or address of usual length is one line across the page. */
export function watermarkSizes(text: string): { size: number; edge: number } {
  const fitting = (pageSize.width * mostOfPage) / (Math.max(1, text.length) * letterWidth);
  const size = Math.round(Math.min(most, Math.max(least, fitting)));
  return { size, edge: size * edgePart };
}
