/** A term as two whole numbers, which are quicker to look up than its text. */
export type Halves = readonly [low: number, high: number];

/** Finds numbers by terms: open addressing, as a score looks up some hundred terms. */
export type TermTable = { entries: Int32Array; mask: number };

/** An entry is both halves of a term and its number. */
const width = 3;
/** Spreads terms over the table: odd numbers without a pattern. */
const spread = [0x9e3779b1, 0x85ebca6b] as const;

/** Makes a table with room for so many terms. One that isn't used any more is emptied and used again where it is large enough. */
export function createTable(terms: number, unused?: TermTable): TermTable {
  const size = 2 ** Math.ceil(Math.log2(2 * Math.max(1, terms)));
  if (unused === undefined || unused.mask < size - 1) return { entries: new Int32Array(size * width), mask: size - 1 };
  unused.entries.fill(0);
  return unused;
}

/** Sets the number of a term, which isn't 0. */
export function setNumber({ entries, mask }: TermTable, low: number, high: number, number: number): void {
  const at = placeOf(entries, mask, low, high);
  entries[at] = low;
  entries[at + 1] = high;
  entries[at + 2] = number;
}

/** Returns the number of a term; 0 for one that the table doesn't have. */
export function numberOf({ entries, mask }: TermTable, low: number, high: number): number {
  return entries[placeOf(entries, mask, low, high) + 2] ?? 0;
}

function placeOf(entries: Int32Array, mask: number, low: number, high: number): number {
  let mixed = Math.imul(low ^ Math.imul(high, spread[0]), spread[1]);
  mixed ^= mixed >>> 15;
  for (let slot = mixed & mask; ; slot = (slot + 1) & mask) {
    const at = slot * width;
    if (entries[at + 2] === 0 || (entries[at] === low && entries[at + 1] === high)) return at;
  }
}

/** FNV-1a in 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), with another beginning and factor for the second half. */
export const hashing = { low: { begin: 0x811c9dc5, factor: 0x01000193 }, high: { begin: 0x2f0b4c47, factor: 0x5bd1e995 } } as const;

/** The halves of a word, of its UTF-16 units. Two words of the same 64 bits are not to be expected. */
export function wordHalves(word: string): Halves {
  let low: number = hashing.low.begin;
  let high: number = hashing.high.begin;
  for (let place = 0; place < word.length; place += 1) {
    const unit = word.charCodeAt(place);
    low = Math.imul(low ^ unit, hashing.low.factor);
    high = Math.imul(high ^ unit, hashing.high.factor);
  }
  return [low | 0, high | 0];
}

/** The halves of a sequence of four letters: the letters themselves. */
export function gramHalves(text: string, from = 0): Halves {
  const unit = (place: number) => text.charCodeAt(from + place);
  return [unit(0) | (unit(1) << 16), unit(2) | (unit(3) << 16)];
}
