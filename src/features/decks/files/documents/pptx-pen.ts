import type PptxGenJS from 'pptxgenjs';
import { lineHeightOf } from '../../pages/policy/lettering.ts';
import type { Look } from '../../pages/policy/look.ts';
import type { Lettering, Place } from '../../pages/policy/page.ts';

/** Units of a page in an inch: 1280 of them are 13⅓ inches, the width of a slide. */
const unitsOfInch = 96;
export const pointsOfUnit = 0.75;

/**
 * The typeface of presentation files. Ours aren't on the machines where those are opened, and a typeface that is missing is replaced by
 * one of unknown width; Arial is everywhere, and as wide as ours (docs/decisions/058-pages-of-the-deck.md).
 */
export const pptxFace = 'Arial';

export type PptxPen = ReturnType<typeof createPptxPen>;

/** A place in inches, as pptxgenjs takes it. */
export function inchesOf({ x, y, width, height }: Place): { x: number; y: number; w: number; h: number } {
  return { x: x / unitsOfInch, y: y / unitsOfInch, w: width / unitsOfInch, h: height / unitsOfInch };
}

export function inches(units: number): number {
  return units / unitsOfInch;
}

/** A text without what XML can't hold, which would make a file unreadable. */
export function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: These are the characters that XML 1.0 has no place for (section 2.2).
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** Puts texts and shapes on the slides of a presentation, in units of a page. */
export function createPptxPen({ colours }: Look) {
  const hex = (tone: keyof Look['colours']) => colours[tone].slice(1).toUpperCase();

  function textOptions(lettering: Lettering): PptxGenJS.TextPropsOptions {
    const { size, face, ink, align } = lettering;
    return {
      fontFace: pptxFace,
      fontSize: size * pointsOfUnit,
      bold: face !== 'text',
      color: hex(ink),
      align: ({ start: 'left', middle: 'center', end: 'right' } as const)[align],
      valign: 'top',
      margin: 0,
      lineSpacing: lineHeightOf(lettering) * pointsOfUnit,
    };
  }

  return {
    hex,
    textOptions,

    text(slide: PptxGenJS.Slide, text: string, place: Place, lettering: Lettering, more: PptxGenJS.TextPropsOptions = {}): void {
      slide.addText(clean(text), { ...inchesOf(place), ...textOptions(lettering), ...more });
    },
  };
}
