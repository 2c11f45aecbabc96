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
  const near = Array.from(candidates, (word) => ({ word, distance: editDistance(typed, word, most) })).filter(
    ({ distance }) => distance <= most,
  );
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ word }) => word)
    .sort()
    .slice(0, mostCorrections);
}

/**
 * The number of letters to insert, delete, replace, or swap with their neighbour (Damerau-Levenshtein, no part edited twice);
 * infinite for more than `most`. Only the cells that so few edits can reach are looked at: a search may hold eight long words
 * with a thousand candidates each, and everything else waits meanwhile.
 */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let last = Array.from({ length: Math.min(to.length, most) + 1 }, (_each, place) => place);
  let leastBefore = 0;
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    let least = row;
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const edits = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      line[column] = edits;
      least = Math.min(least, edits);
    }
    // A swap reaches back over one row.
    if (least > most && leastBefore > most) return Number.POSITIVE_INFINITY;
    [before, last, leastBefore] = [last, line, least];
  }
  const edits = at(last, to.length);
  return edits > most ? Number.POSITIVE_INFINITY : edits;
}

function at(line: number[], place: number): number {
  return line[place] ?? Number.POSITIVE_INFINITY;
}
