import { createTable, gramHalves, type Halves, numberOf, setNumber, wordHalves } from './term-table.ts';

/** Skills, words, words of titles, and letters of all and of titles. */
export type TermKind = 's' | 'w' | 't' | 'g' | 'h';

/** Frequencies among the jobs, frozen with a version, so that a score means the same for every job and every day. */
export type Statistics = {
  jobs: number;
  /** The mean length of a text of talents, in stems. */
  length: number;
  /** How rare a term is among the jobs. */
  rarity(kind: TermKind, term: string): number;
  /** The same of a term by its halves. */
  rarityAt(kind: TermKind, low: number, high: number): number;
};

/** The result of a count among the jobs. */
export type CountedTerms = {
  version: number;
  jobs: number;
  /** The mean length of a text of talents, in stems. */
  length: number;
  /** Texts of lines, each of a term, a tab, and the number of jobs with it. Terms of one job alone are left out. */
  lines: string[];
};

/** Percentages were calibrated with this many jobs. Among fewer, where frequencies say less about how rare something is, they are computed as if there were this many. */
const fewestJobs = 6_000;

/** Mixed into the halves of terms, so that those of all kinds stand in one table. */
const marks: Record<TermKind, number> = { s: 0x1b873593, w: 0x297a2d39, t: 0x165667b1, g: 0x27d4eb2f, h: 0x3c6ef372 };
const isKind = (kind: string): kind is TermKind => Object.hasOwn(marks, kind);

/** Arranges what was counted for scores. A term begins with its kind, as in 's:c12'. */
export function statisticsOf({ jobs: counted, length, lines }: CountedTerms): Statistics {
  const jobs = Math.max(counted, fewestJobs);
  const terms = lines.flatMap((some) => some.split('\n'));
  const table = createTable(terms.length);
  // An array with gaps would be a table of its own, and each look-up in it slower than that of the term.
  const rarities = Float64Array.from({ length: counted + 1 }, (_, having) => rarityOf(jobs, Math.max(1, having)));
  for (const line of terms) {
    const [term = '', having = ''] = line.split('\t');
    const kind = term.slice(0, 1);
    if (!isKind(kind)) continue;
    const [low, high] = halvesOf(kind, term.slice(2));
    setNumber(table, low, high ^ marks[kind], Number(having));
  }
  // A term that wasn't counted has the number 0: one job at most has it.
  const rarityAt = (kind: TermKind, low: number, high: number) =>
    rarities[numberOf(table, low, high ^ marks[kind])] ?? rarityOf(jobs, counted);
  return { jobs, length, rarityAt, rarity: (kind, term) => rarityAt(kind, ...halvesOf(kind, term)) };
}

function halvesOf(kind: TermKind, term: string): Halves {
  return kind === 'g' || kind === 'h' ? gramHalves(term) : wordHalves(term);
}

/** The rarity of a term that so many of all jobs have. */
function rarityOf(jobs: number, having: number): number {
  return Math.log(1 + jobs / (1 + having));
}

/** The number of jobs that have a term of this rarity. */
export function havingOf(jobs: number, rarity: number): number {
  return rarity === 0 ? jobs : jobs / Math.expm1(rarity) - 1;
}
