const ends = /(?:[.!?…:;,–—-]["'’”»)\]]*|\p{Extended_Pictographic}[\p{M}\p{Cf}\p{Sk}\p{RI}]*)$/u;

/**
 * Puts texts after each other. Owners leave out full stops: between the lines of a list comes what a writer would put
 * there, as without it two lines would read as one.
 */
export function joinSentences(texts: readonly string[], shown: (text: string) => string): string {
  return texts.reduce((before, after) => (before === '' ? after : `${before}${between(shown(before), shown(after))} ${after}`), '');
}

function between(before: string, after: string): '' | ';' | '.' {
  if (ends.test(before) || /^\p{Extended_Pictographic}/u.test(after)) return '';
  return /^\p{Ll}/u.test(after) || /^\p{Ll}/u.test(before) ? ';' : '.';
}
