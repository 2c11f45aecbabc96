import { openers } from './openers.ts';
import { plain, type Word } from './words.ts';

/** The names in a text that stand in no fact: words with a capital that no known word explains. */
export function unknownNames(text: string, words: readonly Word[], known: ReadonlySet<string>): string[] {
  return words.filter((word) => isName(text, word, known)).map(({ text: word }) => word);
}

function isName(text: string, { text: word, at }: Word, known: ReadonlySet<string>): boolean {
  if (!/\p{Lu}/u.test(word) || isKnown(plain(word), known)) return false;
  const parts = word.split(/['’&-]/).filter((part) => /\p{Lu}/u.test(part));
  const [first = ''] = parts;
  const isSentenceCase = parts.length === 1 && word.startsWith(first) && !/\p{Lu}/u.test(word.slice(1));
  // 'Een' and 'Bakkers' begin a sentence with a capital; 'SAP' and 'iPhone' are names wherever they stand.
  if (isSentenceCase && beginsSentence(text, at)) return !(openers.has(plain(word)) || isFormOfKnown(plain(word), known));
  return parts.some((part) => !isKnown(plain(part), known));
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || known.has(word.replace(/'?s$/u, ''));
}

/** 'bakkers' of a project that says 'bakker', 'leveren' of one that says 'levering'. */
function isFormOfKnown(word: string, known: ReadonlySet<string>): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 3));
  if (stem.length < 4 || word.length < 4) return false;
  for (const other of known) if (other.startsWith(stem) && other.length - stem.length <= 4) return true;
  return false;
}

function beginsSentence(text: string, at: number): boolean {
  let place = at;
  while (place > 0 && /[\s"'“‘(]/u.test(text.charAt(place - 1))) place -= 1;
  return place === 0 || /[.!?:;•–]/u.test(text.charAt(place - 1)) || text.slice(place, at).includes('\n');
}
