import { documentFonts } from '../document-fonts.ts';
import { openTypeface, printableIn } from '../typeface.ts';
import { createAdvances } from './advances.ts';

/** Our typefaces as outlines, because a bare machine has no fonts to draw text with. */
const faces = {
  text: openTypeface(documentFonts.text),
  strong: openTypeface(documentFonts.strong),
  titles: openTypeface(documentFonts.titles),
};

export type Face = keyof typeof faces;

const advances = {
  text: createAdvances(faces.text),
  strong: createAdvances(faces.strong),
  titles: createAdvances(faces.titles),
};

/** The width of a line in pixels, without its kerning, which hardly changes it and costs much more to know. */
export function widthOf(text: string, face: Face, size: number): number {
  const { empty, add, widthOf: width } = rulerOf(face, size);
  return width(add(empty, text));
}

/** The same for a line that grows, in units of its typeface: only what is added is measured. */
export function rulerOf(face: Face, size: number) {
  const advanceOf = advances[face];
  // Reads the typeface's tables each time that it is asked.
  const { unitsPerEm } = faces[face];
  return {
    empty: 0,
    add(units: number, text: string): number {
      let sum = units;
      for (const sign of text) sum += advanceOf(sign);
      return sum;
    },
    widthOf: (units: number) => (units * size) / unitsPerEm,
  };
}

/** Text with what these typefaces have. */
export function printable(text: string, face: Face): string {
  return printableIn(faces[face], text);
}

/** SVG of a line of text as one path, whose baseline begins at a point. */
export function setLine(text: string, { face, size, x, y, colour }: { face: Face; size: number; x: number; y: number; colour: string }) {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  const paths = glyphs.map((glyph, place) => {
    const position = positions[place];
    const left = at + (position?.xOffset ?? 0) * scale;
    at += (position?.xAdvance ?? 0) * scale;
    return `<path transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
