/** Keeps the words of a text on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
