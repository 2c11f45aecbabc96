import type { Font } from 'fontkit';

/**
 * Returns a function that tells the width of a sign in units of the typeface, before kerning. It remembers the signs that the typeface
 * has. All others are as wide as the box that stands for them, and aren't looked for: people can type a million of those.
 */
export function createAdvances(font: Font): (sign: string) => number {
  const known = new Map<number, number>();
  const own = new Set(font.characterSet);
  const boxWidth = font.getGlyph(0).advanceWidth;
  return (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    const remembered = known.get(point);
    if (remembered !== undefined) return remembered;
    if (!own.has(point)) return boxWidth;
    const width = font.glyphForCodePoint(point).advanceWidth;
    known.set(point, width);
    return width;
  };
}
