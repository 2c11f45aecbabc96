/** Shorter words have too many neighbours: 'lasser' and 'laser' are both right. */
const shortest = 5;
const edge = 2;

/** The words one letter away from a mistyped one: dropped, doubled, other or swapped letters. Most used words first. */
export type Spelling = (word: string) => string[];

/** Finds what a word that none of these is may have been meant to be. */
export function createSpelling(counts: ReadonlyMap<string, number>): Spelling {
  // One edit leaves the first two letters as they are, or the last two.
  const byEdge = new Map<string, string[]>();
  for (const word of counts.keys()) {
    if (word.length < shortest - 1) continue;
    for (const key of edgesOf(word)) {
      const words = byEdge.get(key);
      if (words === undefined) byEdge.set(key, [word]);
      else words.push(word);
    }
  }
  return (word) => {
    if (word.length < shortest || /\d/.test(word) || counts.has(word)) return [];
    const near = edgesOf(word).flatMap((key) => byEdge.get(key) ?? []);
    return [...new Set(near)]
      .filter((other) => isOneEdit(word, other))
      .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  };
}

function edgesOf(word: string): [start: string, end: string] {
  return [`${word.slice(0, edge)}-`, `-${word.slice(-edge)}`];
}

/** Whether one inserted, dropped or changed letter, or two neighbours swapped, make one word of the other. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.slice(start + 1);
  if (long.length > short.length) return short.slice(start) === rest;
  if (short.slice(start + 1) === rest) return true;
  return short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
}
