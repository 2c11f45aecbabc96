/** A word with its place in a text. Hyphens, apostrophes and ampersands join: 'e-bike', 'R&D', 'app’s'. */
export type Word = { text: string; at: number };

const reference = /\{\{[a-z0-9_:.-]+\}\}/gi;

/** A text without its references to facts, each of the same length so that places stay as they are. */
export function outsideReferences(text: string): string {
  return text.replaceAll(reference, (whole) => '\u{fffc}'.repeat(whole.length));
}

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({ text: word, at: index }));
}

/** A word in small letters, as two writings of it are compared. */
export function plain(word: string): string {
  return word.toLocaleLowerCase('nl').replaceAll('’', "'");
}

/** The words of texts in small letters, with the parts of those that are joined. */
export function knownWords(texts: Iterable<string>): Set<string> {
  const known = new Set<string>();
  for (const text of texts) {
    for (const { text: word } of wordsIn(text)) {
      known.add(plain(word));
      for (const part of plain(word).split(/['&-]/)) if (part !== '') known.add(part);
    }
  }
  return known;
}

/** Finds an expression as whole words in small letters; `\b` only knows the letters of English. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
}
