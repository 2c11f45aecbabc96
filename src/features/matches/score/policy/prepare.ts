import { type Range, type Scanned, scanReading } from './scanned.ts';
import type { Statistics, TermKind } from './statistics.ts';
import { createTable, numberOf, setNumber, type TermTable } from './term-table.ts';

/** A job's reading with what each of its terms weighs, to be compared with many talents. */
export type PreparedJob = { reading: Scanned; statistics: Statistics /** By term. */; weights: Float64Array };

/** A talent's reading, arranged so that many jobs can be compared with it. */
export type PreparedTalent = { reading: Scanned; table: TermTable };

/** Lists of a talent in which a term is looked for, as they are mixed into its halves. */
const lists = {
  word: 0,
  titleGram: 0x1b873593,
  gram: 0x2c1b3c6d,
  skill: 0x297a2d39,
  stem: 0x5851f42d,
  above: 0x165667b1,
  kind: 0x27d4eb2f,
  group: 0x3c6ef372,
} as const;
export type List = keyof typeof lists;

/** Prepares a job, as `writeReading` wrote it, to be compared under these frequencies. */
export function prepareJob(written: string, statistics: Statistics): PreparedJob {
  const reading = scanReading(written);
  const { terms, words, titleGrams, grams, skills } = reading;
  const weights = new Float64Array(terms.length / 2);
  const look = (kind: TermKind, { from, to }: Range) => {
    for (let at = from; at < to; at += 2) weights[at / 2] = weightOf(kind, statistics.rarityAt(kind, terms[at] ?? 0, terms[at + 1] ?? 0));
  };
  look('w', words);
  look('h', titleGrams);
  look('g', grams);
  for (const { key, stems } of skills) {
    look('s', key);
    look('w', stems);
  }
  return { reading, statistics, weights };
}

/** Rare words and letters tell more than in proportion: that two people both use them is rarer still. A skill is what it is. */
export function weightOf(kind: TermKind, rarity: number): number {
  return kind === 's' ? rarity : rarity * Math.sqrt(rarity);
}

/** Prepares a talent, as `writeReading` wrote it, to be compared with jobs. The table of one that was compared may be used again. */
export function prepareTalent(written: string, unused?: TermTable): PreparedTalent {
  const reading = scanReading(written);
  const { terms, words, titleGrams, grams, skills } = reading;
  const table = createTable(terms.length / 2, unused);
  const add = (list: List, { from, to }: Range, numberAt: (at: number) => number) => {
    for (let at = from; at < to; at += 2) setNumber(table, terms[at] ?? 0, (terms[at + 1] ?? 0) ^ lists[list], numberAt(at));
  };
  add('word', words, (at) => (at - words.from) / 2 + 1);
  add('titleGram', titleGrams, () => 1);
  add('gram', grams, () => 1);
  for (const [place, { key, parents, kinds, groups, stems }] of skills.entries()) {
    add('skill', key, () => place + 1);
    add('stem', stems, () => place + 1);
    // For each concept above the talent's skills, one of these.
    add('above', parents, () => place + 1);
    add('kind', kinds, () => place + 1);
    add('group', groups, () => place + 1);
  }
  return { reading, table };
}

/** The place of a term in a list of a talent, counted from 1; 0 if it isn't there. The term is one of a job's, by its place there. */
export function findTerm({ table }: PreparedTalent, list: List, { reading: { terms } }: PreparedJob, at: number): number {
  return numberOf(table, terms[at] ?? 0, (terms[at + 1] ?? 0) ^ lists[list]);
}
