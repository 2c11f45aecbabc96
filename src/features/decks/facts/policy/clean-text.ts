/** An owner's text on one line, with every stretch of white space as one space; otherwise as it was typed. */
export function cleanText(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
