import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasSign, lackingIn, openTypeface, printableIn } from '../typeface.ts';
import type { DocumentFonts } from './new-document.ts';

/**
 * Inter in the two weights that documents use: besides the letters of our own typefaces it has those of Greek, Cyrillic and
 * Vietnamese. Read when a text first needs it, from its package.
 */
const widePackage = '@expo-google-fonts/inter';
const wideFiles = { text: '400Regular/Inter_400Regular.ttf', strong: '600SemiBold/Inter_600SemiBold.ttf' };

/** Stands for letters that no typeface here has. */
export const gapSign = '□';

export type Lettering = {
  fonts: DocumentFonts;
  /** A text as it is printed: without emoji, and with a gap sign for each run of letters that can't be printed. */
  print(text: string): string;
  /** Whether some of the texts have letters that can't be printed. */
  hasGaps: boolean;
};

/** Sets all texts of a document in one typeface: our own, unless they have signs that it lacks and the wide one has. */
export function createLettering(own: DocumentFonts): (texts: readonly string[]) => Lettering {
  const ownFace = openTypeface(own.text);
  let wide: { fonts: DocumentFonts; face: ReturnType<typeof openTypeface> } | undefined;

  function readWide() {
    const { resolve } = createRequire(import.meta.url);
    const read = (file: string) => readFileSync(resolve(`${widePackage}/${file}`));
    const fonts = { ...own, text: read(wideFiles.text), strong: read(wideFiles.strong) };
    return { fonts, face: openTypeface(fonts.text) };
  }

  return (texts) => {
    const lacking = lackingIn(ownFace, texts.join(' '));
    if (lacking.length === 0) return { fonts: own, print: (text) => printableIn(ownFace, text), hasGaps: false };
    wide ??= readWide();
    const { fonts, face } = wide;
    const hasGaps = texts.some((text) => printableIn(face, text, gapSign).includes(gapSign));
    const needsWide = hasGaps || lacking.some((sign) => hasSign(face, sign));
    return needsWide
      ? { fonts, print: (text) => printableIn(face, text, gapSign), hasGaps }
      : { fonts: own, print: (text) => printableIn(ownFace, text), hasGaps };
  };
}
