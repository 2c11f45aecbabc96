const ends = /(?:[.!?…:;,–—-]["'’”»)\]]*|\p{Extended_Pictographic}[\p{M}\p{Cf}\p{Sk}\p{RI}]*)$/u;

/** A text with its references, and as it is read. */
export type Said = { text: string; shown: string };

/**
 * Puts texts after each other. Owners leave out full stops: between the lines of a list comes what a writer would put
 * there, as without it two lines would read as one.
 */
export function joinSentences(texts: readonly string[], shown: (text: string) => string): string {
  return texts.reduce((before, text) => join(before, { text, shown: shown(text) }), { text: '', shown: '' }).text;
}

/** Puts one text after another: a text that grows is read anew by none of its sentences. */
export function join(before: Said, after: Said): Said {
  if (before.text === '') return after;
  const space = `${between(before.shown, after.shown)} `;
  return { text: before.text + space + after.text, shown: before.shown + space + after.shown };
}

/** Signs at the end of a text that may tell how it ends. */
const endLength = 200;

function between(before: string, after: string): '' | ';' | '.' {
  if (ends.test(before.slice(-endLength)) || /^\p{Extended_Pictographic}/u.test(after)) return '';
  return /^\p{Ll}/u.test(after) || /^\p{Ll}/u.test(before) ? ';' : '.';
}
