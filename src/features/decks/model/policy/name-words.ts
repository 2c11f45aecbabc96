import { foldText } from '../../../../platform/fold-text.ts';

/** A word of a text: letters alone, so that signs and figures end it. */
export type NameToken = {
  text: string;
  at: number;
  /** Without regard to case and accents. */
  folded: string;
};

/** The words of one person's name, as a text is searched for them. */
export type NameWords = {
  /** Each word that is masked by itself, with the particles before it in the name, the nearest first. */
  words: ReadonlyMap<string, readonly string[]>;
  /** The letters that its words begin with. */
  initials: ReadonlySet<string>;
};

const words = (list: string) => new Set(list.split(' '));

/** Words of Dutch that stand before a name and say nothing by themselves. */
const particles = words('van von vom de den der des het t n s te ten ter in op aan bij uit');
/** Particles of other languages: at the beginning of a name they are its first word. */
const particlesWithin = words('al el ben bin ibn abu la le les du da das do dos di del della dei d l o y e zu zur af av san st sint');
/** Words in a field for a name that belong to no name. */
const besides = words('en and und et of dr prof ir ing drs mr mrs mevr dhr jr sr');

/** Words of a name that are written as one, at most: 'Vandenberg', 'Janvandenberg'. */
const mostJoined = 4;

/** Letters that no accent makes of others. */
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' };

export function lettersIn(text: string): NameToken[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: text, index }) => ({ text, at: index, folded: foldName(text) }));
}

function foldName(word: string): string {
  return foldText(word).replaceAll(/[øłđıæœß]/g, (letter) => letters[letter] ?? letter);
}

export function nameWordsOf(name: string): NameWords {
  const parts = lettersIn(name)
    .map(({ folded }) => folded)
    .filter((part) => !besides.has(part));
  const found = new Map<string, string[]>();
  const isName = parts.map((part, place) => isNameWord(part, place, parts.length));
  let before: string[] = [];
  for (const [place, part] of parts.entries()) {
    if (isName[place]) found.set(part, before);
    before = isName[place] ? [] : [part, ...before];
  }
  // 'Dhondt' and 'Annemarie' are D'Hondt and Anne Marie.
  for (const [place] of parts.entries()) {
    for (let end = place + 2; end <= Math.min(place + mostJoined, parts.length); end += 1) {
      const joined = parts.slice(place, end).join('');
      if (isName[end - 1] && !found.has(joined)) found.set(joined, []);
    }
  }
  return { words: found, initials: new Set(parts.map((part) => part.slice(0, 1))) };
}

function isNameWord(part: string, place: number, count: number): boolean {
  // A single letter is an initial, unless it is a whole word of its script.
  if (/^\p{Ll}$/u.test(part)) return false;
  if (place === count - 1) return true;
  return !particles.has(part) && (place === 0 || !particlesWithin.has(part));
}
