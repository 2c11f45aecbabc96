import { create, type Font } from 'fontkit';

/** A typeface from the content of its file. */
export function openTypeface(content: Uint8Array): Font {
  const font = create(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (!('layout' in font)) throw new Error('A document font is a collection of fonts.');
  return font;
}

/** Letters with a stroke, which aren't composed of a letter and an accent. */
const strokes: { [letter: string]: string } = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** Between an amount and its sign: a line may not end there. */
const noBreak = '\u00a0';

/** The signs of a text that are seen, with each letter and its accents as one sign where there is one. */
function signsOf(text: string): string[] {
  return [
    ...text
      .normalize('NFC')
      .replaceAll(/\s+/g, (run) => (/^\u00a0+$/.test(run) ? noBreak : ' '))
      .replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, ''),
  ];
}

/** Whether a typeface has this sign. */
export function hasSign(font: Font, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

/** The signs of a text that a typeface lacks. */
export function lackingIn(font: Font, text: string): string[] {
  return [...new Set(signsOf(text))].filter((sign) => !hasSign(font, sign));
}

/**
 * A text with what a typeface has: letters without the accents that it lacks, and without other signs, such as emoji. In the
 * place of each run of letters that it lacks comes `gap`.
 */
export function printableIn(font: Font, text: string, gap = ''): string {
  const printed = signsOf(text).map((sign) => {
    if (hasSign(font, sign)) return sign;
    const plain = [...(strokes[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, ''))].filter((each) => hasSign(font, each)).join('');
    return plain === '' && /[\p{L}\p{N}]/u.test(sign) ? gap : plain;
  });
  return printed
    .filter((each) => each !== '')
    .filter((each, place, all) => each !== gap || all[place - 1] !== gap)
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}
