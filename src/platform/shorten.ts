const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** A text that is too long, cut after a word and marked with '…'. A word that is longer than that is cut itself. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text.slice(0, limit))) {
    if (kept.length + segment.length > limit - 1) break;
    kept += segment;
  }
  const words = /\s/.test(text.charAt(kept.length)) ? kept : kept.slice(0, kept.lastIndexOf(' ') + 1);
  return `${(words.length > limit / 2 ? words : kept).replace(/[\s,;:.–-]+$/u, '')}…`;
}
