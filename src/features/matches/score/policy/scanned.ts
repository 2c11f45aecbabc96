import { gramLength } from './reading.ts';
import { gramHalves, hashing } from './term-table.ts';
import { unescaped, zero } from './written.ts';

/** Where the terms of a list begin and end among those of a reading, in numbers: each term has two. */
export type Range = { from: number; to: number };

export type ScannedSkill = {
  label: string;
  listed: boolean;
  /** One term. */
  key: Range;
  parents: Range;
  kinds: Range;
  groups: Range;
  stems: Range;
};

/** A reading with its terms as numbers, to be compared (term-table.ts). */
export type Scanned = {
  /** The number of stems of the text. */
  length: number;
  hasTitle: boolean;
  /** The halves of all terms, one after the other. */
  terms: Int32Array;
  words: Range;
  /** For each word, how often it stands in the title, the skills and the text. */
  counts: Uint16Array;
  titleGrams: Range;
  grams: Range;
  skills: ScannedSkill[];
};

let scratch = new Int32Array(1 << 14);

/** Reads what `writeReading` wrote, for comparisons. */
export function scanReading(written: string): Scanned {
  // Each term begins at a character of its own.
  if (scratch.length < 2 * written.length) scratch = new Int32Array(4 * written.length);
  let filled = 0;
  const scan = (add: typeof addWords, from: number, to: number): Range => {
    const range = { from: filled, to: add(written, from, to, filled) };
    filled = range.to;
    return range;
  };
  const [title, words, counts, titleGrams, grams, skills] = lineBegins(written);
  const scanned: Omit<Scanned, 'terms'> = {
    length: Number(written.slice(0, title - 1)),
    hasTitle: words - title > 1,
    words: scan(addWords, words, counts - 1),
    counts: countsOf(written, counts, titleGrams - 1),
    titleGrams: scan(addGrams, titleGrams, grams - 1),
    grams: scan(addGrams, grams, skills - 1),
    skills: [],
  };
  for (let from = skills; from < written.length; ) {
    const end = written.indexOf('\n', from);
    const to = end < 0 ? written.length : end;
    const [key, parents, kinds, groups, stems, label] = fieldBegins(written, from);
    scanned.skills.push({
      label: unescaped(written.slice(label, to)),
      listed: written.charAt(from) === '1',
      key: scan(addWhole, key, parents - 1),
      parents: scan(addWords, parents, kinds - 1),
      kinds: scan(addWords, kinds, groups - 1),
      groups: scan(addWords, groups, stems - 1),
      stems: scan(addWords, stems, label - 1),
    });
    from = to + 1;
  }
  return { ...scanned, terms: scratch.slice(0, filled) };
}

/** Where the lines after the first begin, up to that of the first skill. */
function lineBegins(written: string): [title: number, words: number, counts: number, titleGrams: number, grams: number, skills: number] {
  const after = (place: number) => written.indexOf('\n', place) + 1 || written.length + 1;
  const title = after(0);
  const words = after(title);
  const counts = after(words);
  const titleGrams = after(counts);
  const grams = after(titleGrams);
  return [title, words, counts, titleGrams, grams, after(grams)];
}

/** Where the fields of a skill begin, after the first. */
function fieldBegins(
  written: string,
  from: number,
): [key: number, parents: number, kinds: number, groups: number, stems: number, label: number] {
  const after = (place: number) => written.indexOf('\t', place) + 1;
  const key = after(from);
  const parents = after(key);
  const kinds = after(parents);
  const groups = after(kinds);
  const stems = after(groups);
  return [key, parents, kinds, groups, stems, after(stems)];
}

function countsOf(written: string, from: number, to: number): Uint16Array {
  const counts = new Uint16Array(to - from);
  for (let place = from; place < to; place += 1) counts[place - from] = written.charCodeAt(place) - zero;
  return counts;
}

/** Adds the halves of words with spaces between them, as `wordHalves` makes them, and returns where the next begin. */
function addWords(written: string, from: number, to: number, filled: number): number {
  let at = filled;
  for (let begin = from; begin < to; ) {
    const next = written.indexOf(' ', begin);
    const end = next < 0 || next > to ? to : next;
    at = addWhole(written, begin, end, at);
    begin = end + 1;
  }
  return at;
}

/** Adds the halves of one term. */
function addWhole(written: string, from: number, to: number, at: number): number {
  let low: number = hashing.low.begin;
  let high: number = hashing.high.begin;
  for (let place = from; place < to; place += 1) {
    const unit = written.charCodeAt(place);
    low = Math.imul(low ^ unit, hashing.low.factor);
    high = Math.imul(high ^ unit, hashing.high.factor);
  }
  scratch[at] = low;
  scratch[at + 1] = high;
  return at + 2;
}

/** Adds the halves of the sequences of letters in runs with commas between them. */
function addGrams(written: string, from: number, to: number, filled: number): number {
  let at = filled;
  for (let begin = from; begin < to; ) {
    const next = written.indexOf(',', begin);
    const end = next < 0 || next > to ? to : next;
    for (; begin + gramLength <= end; begin += 1) {
      const [low, high] = gramHalves(written, begin);
      scratch[at] = low;
      scratch[at + 1] = high;
      at += 2;
    }
    begin = end + 1;
  }
  return at;
}
