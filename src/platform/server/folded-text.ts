/** Letters with accents and the letters under them, so that 'Zoe' finds 'Zoë'. */
const accented = 'àáâãäåāçćčèéêëēěìíîïīñńòóôõöøōùúûüūýÿžšß';
const plain = 'aaaaaaaccceeeeeeiiiiinnooooooouuuuuyyzss';
const anyAccented = new RegExp(`[${accented}]`, 'g');

/** Characters that PostgreSQL's parser joins into one word, as in 'bol.com' and 'Jean-Pierre'. */
const joining = './-@_&+:';

/** SQL of the words of a text (an SQL expression of one that is never null), for an index that finds them by how they begin. */
export function wordIndexSql(text: string): string {
  return `to_tsvector('simple', translate(translate(lower(${text}), '${accented}', '${plain}'), '${joining}', '${' '.repeat(joining.length)}'))`;
}

/** The words of a search that count, where each reads a part of an index: further ones hardly narrow it. */
export const mostWords = 8;

/** The tsquery for words of which each begins a word of the text; empty when there is nothing to look for. */
export function prefixQueryOf(search: string): string {
  const words = foldedText(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}

/** A text in small letters without accents, as `foldedSql` makes it. */
export function foldedText(text: string): string {
  return text.toLowerCase().replaceAll(anyAccented, (letter) => plain[accented.indexOf(letter)] ?? letter);
}

/** SQL of a text (an SQL expression) without regard to case and accents. */
export function foldedSql(text: string): string {
  return `translate(lower(${text}), '${accented}', '${plain}')`;
}

/** A pattern that finds a text anywhere in another, folded as the database folds the searched text. */
export function patternOf(text: string): string {
  return `%${foldedText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A regular expression of PostgreSQL that finds a text anywhere in another, without regard to case and accents. For long
 * texts: folding each of them costs five times as much.
 */
export function expressionOf(text: string): string {
  return [...text].map((sign) => (/\p{L}/u.test(sign) ? formsOf(sign) : escaped(sign))).join('');
}

/** A class of every form of a letter. */
function formsOf(letter: string): string {
  const lower = letter.toLowerCase();
  const base = plain[accented.indexOf(lower)] ?? lower;
  const forms = [letter, base, ...[...accented].filter((_, place) => plain[place] === base)];
  const both = [...forms, ...forms.map((form) => form.toUpperCase())].filter((form) => [...form].length === 1);
  return `[${[...new Set(both)].join('')}]`;
}

function escaped(sign: string): string {
  return sign.replace(/[!-/:-@[-`{-~]/, '\\$&');
}

/** The words of a search. */
export function wordsOf(search: string): string[] {
  return search
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '');
}
