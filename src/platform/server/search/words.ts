import { foldedText } from '../folded-text.ts';

/** The longest word that is told apart; of a longer one, the beginning counts. */
const longestWord = 40;

/** Names whose signs are all that tells them from a letter, as words; only where no letter or digit touches them. */
const namesWithSigns: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+/gu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])([cf])#/gu, ' $1sharp '],
  [/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu, ' dotnet '],
];

/** Letters that fold into none by losing their accent. */
const ligatures: [RegExp, string][] = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
];

/**
 * The words of a text in its order: letters and digits only, without case and accents. Documents and searches both go
 * through here, so that they meet; PostgreSQL's own parser would make addresses, numbers and one 'c' of the rest.
 */
export function searchWords(text: string, most = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  for (const [word] of plainText(text).matchAll(/[\p{L}\p{Nd}]+/gu)) {
    if (words.length >= most) break;
    words.push(...separated(beginningOf(word)));
  }
  return words;
}

/** Words written with hyphens, as one: somebody who looks for 'ecommerce' finds 'e-commerce'. */
export function joinedWords(text: string): string[] {
  // Only from where a word begins: from each of its letters, a long word without hyphens would be read to its end again.
  const matches = plainText(text).matchAll(/(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:-[\p{L}\p{Nd}]+)+/gu);
  return [...matches].flatMap(([word]) => separated(beginningOf(word.replaceAll('-', ''))));
}

function plainText(text: string): string {
  // Marks first: a letter may have an accent and a stroke, and only without the accent is the stroke's letter known.
  const folded = foldedText(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}+/gu, ''),
  );
  const named = [...namesWithSigns, ...ligatures].reduce((plain, [sign, word]) => plain.replaceAll(sign, word), folded);
  // The plural of 'foto' is "foto's".
  return named.replaceAll(/(?<=\p{L})['’]s(?!\p{L})/gu, '');
}

/** Counted in characters: half of one would be no text. */
function beginningOf(word: string): string {
  return word.length <= longestWord ? word : [...word].slice(0, longestWord).join('');
}

/** PostgreSQL's parser reads '1e5x' as a number with an exponent and a word. */
function separated(word: string): string[] {
  return word.split(/(?<=^\d+e\d+)(?=\p{L})/u);
}
