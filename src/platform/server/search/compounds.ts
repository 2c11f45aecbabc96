const shortestPart = 4;
const longestCompound = 30;

/** Letters that join the parts of a Dutch compound: bedrijf-s-leider, boek-en-kast. */
const joints = ['', 's', 'en'];

/** Every piece of a word that could be a part of a compound; none of a word that is too short to be one. */
export function possibleParts(word: string): string[] {
  if (word.length < 2 * shortestPart || word.length > longestCompound || !/^[a-z]+$/.test(word)) return [];
  const pieces = new Set<string>();
  for (let start = 0; start <= word.length - shortestPart; start++) {
    if (start > 0 && start < shortestPart) continue;
    for (let end = start + shortestPart; end <= word.length; end++) {
      const rest = word.length - end;
      if (end - start < word.length && (rest === 0 || rest >= shortestPart)) pieces.add(word.slice(start, end));
    }
  }
  return [...pieces];
}

/** The fewest known parts that make up a word, joints aside; none of a word that they don't make up whole. */
export function compoundParts(word: string, isKnown: (part: string) => boolean): string[] {
  /** The parts of the rest of the word from each place on; null where they don't make it up. */
  const rests: (string[] | null)[] = [];
  rests[word.length] = [];
  for (let start = word.length - shortestPart; start >= 0; start--) {
    let best: string[] | null = null;
    for (let end = start + shortestPart; end <= word.length; end++) {
      const part = word.slice(start, end);
      if (part === word || !isKnown(part)) continue;
      for (const joint of joints) {
        const isJoined = joint === '' || (word.startsWith(joint, end) && end + joint.length < word.length);
        const rest = isJoined ? rests[end + joint.length] : null;
        if (rest && (best === null || rest.length + 1 < best.length)) best = [part, ...rest];
      }
    }
    rests[start] = best;
  }
  return rests[0] ?? [];
}
