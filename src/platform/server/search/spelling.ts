/** Letters at the beginning of a word whose deletions are kept: two edits in a longer word leave enough of them alone. */
const deletedFrom = 7;

/** The most words that a mistyped one may stand for. */
const mostCorrections = 8;

/** How many edits a typed word may be away from the one that was meant. */
export function editsOf(typed: string): number {
  if (typed.length < 4 || !isPlain(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** Returns the stored variants of a known word, so that every typed word that may stand for it meets it in `deletionsOf`. */
export function keptDeletionsOf(known: string): string[] {
  if (known.length < 3 || !isPlain(known)) return [];
  return deletionsOf(known, known.length < 6 ? 1 : 2);
}

/** Numbers and other scripts are found as they are typed. */
function isPlain(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

/** The beginning of a word, and what is left of it when up to so many of its letters are deleted. */
export function deletionsOf(word: string, edits: number): string[] {
  let latest = new Set([word.slice(0, deletedFrom)]);
  const all = new Set(latest);
  for (let edit = 0; edit < edits; edit++) {
    latest = new Set([...latest].flatMap(withoutOneLetter));
    for (const each of latest) all.add(each);
  }
  return [...all];
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_letter, place) => word.slice(0, place) + word.slice(place + 1));
}

/** Those of the candidates that a typed word is nearest to, within the edits that it may have. */
export function nearestWords(typed: string, candidates: Iterable<string>): string[] {
  const most = editsOf(typed);
  const near = Array.from(candidates, (word) => ({ word, distance: editDistance(typed, word) })).filter(({ distance }) => distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ word }) => word)
    .sort()
    .slice(0, mostCorrections);
}

/** The number of letters to insert, delete, replace, or swap with their neighbour (Damerau-Levenshtein, no part edited twice). */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_each, place) => place);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, line];
  }
  return at(last, to.length);
}

function at(line: number[], place: number): number {
  return line[place] ?? Number.POSITIVE_INFINITY;
}
