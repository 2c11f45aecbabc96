import { type Range, type Scanned, type ScannedSkill, scanReading } from './scanned.ts';
import type { Statistics, TermKind } from './statistics.ts';
import { createTable, numberOf, setNumber, type TermTable } from './term-table.ts';
import type { Weights } from './weights.ts';

/** How near a skill is to what a talent has: 1 is the same. Null for one that is near by some of its words alone. */
export type Nearness = { share: number; through: string | null };

/** A job's reading with what each of its terms weighs, to be compared with many talents. */
export type PreparedJob = { reading: Scanned; statistics: Statistics /** By term. */; weights: Float64Array };

/** A talent's reading, arranged so that many jobs can be compared with it. */
export type PreparedTalent = { reading: Scanned; table: TermTable };

/** Lists of a talent in which a term is looked for, as they are mixed into its halves. */
const lists = { word: 0, titleGram: 0x1b873593, gram: 0x2c1b3c6d, skill: 0x297a2d39, above: 0x165667b1, kind: 0x27d4eb2f } as const;
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
function weightOf(kind: TermKind, rarity: number): number {
  return kind === 's' ? rarity : rarity * Math.sqrt(rarity);
}

/** Prepares a talent, as `writeReading` wrote it, to be compared with jobs. */
export function prepareTalent(written: string): PreparedTalent {
  const reading = scanReading(written);
  const { terms, words, titleGrams, grams, skills } = reading;
  const table = createTable(terms.length / 2);
  const add = (list: List, { from, to }: Range, numberAt: (at: number) => number) => {
    for (let at = from; at < to; at += 2) setNumber(table, terms[at] ?? 0, (terms[at + 1] ?? 0) ^ lists[list], numberAt(at));
  };
  add('word', words, (at) => (at - words.from) / 2 + 1);
  add('titleGram', titleGrams, () => 1);
  add('gram', grams, () => 1);
  for (const [place, { key, parents, kinds }] of skills.entries()) {
    add('skill', key, () => place + 1);
    // For each concept above the talent's skills, one of these.
    add('above', parents, () => place + 1);
    add('kind', kinds, () => place + 1);
  }
  return { reading, table };
}

/** The place of a term in a list of a talent, counted from 1; 0 if it isn't there. The term is one of a job's, by its place there. */
export function findTerm({ table }: PreparedTalent, list: List, { reading: { terms } }: PreparedJob, at: number): number {
  return numberOf(table, terms[at] ?? 0, (terms[at + 1] ?? 0) ^ lists[list]);
}

/** How near a job's skill is to the talent's. */
export function nearnessOf(job: PreparedJob, skill: ScannedSkill, talent: PreparedTalent, weights: Weights): Nearness {
  const skillAt = (list: 'skill' | 'above' | 'kind', at: number) => talent.reading.skills[findTerm(talent, list, job, at) - 1];
  const own = skillAt('skill', skill.key.from);
  if (own !== undefined) return { share: own.listed ? 1 : weights.found, through: own.label };
  let best: Nearness = { share: 0, through: null };
  const better = (share: number, through: string | null) => {
    if (share > best.share) best = { share, through };
  };
  const below = skillAt('above', skill.key.from);
  if (below !== undefined) better(weights.below, below.label);
  for (let at = skill.parents.from; at < skill.parents.to; at += 2) {
    const broader = skillAt('skill', at);
    if (broader !== undefined) better(weights.broader, broader.label);
  }
  for (let at = skill.kinds.from; at < skill.kinds.to; at += 2) {
    const sibling = skillAt('kind', at);
    if (sibling !== undefined) better(weights.sibling, sibling.label);
  }
  const worded = wordedShare(job, skill, talent);
  if (worded > 0.3) better(weights.worded * worded, worded === 1 ? skill.label : null);
  return best;
}

/** The share of a skill's words that the talent uses too, rare ones counting more. */
function wordedShare(job: PreparedJob, { stems }: ScannedSkill, talent: PreparedTalent): number {
  let all = 0;
  let found = 0;
  for (let at = stems.from; at < stems.to; at += 2) {
    const weight = job.weights[at / 2] ?? 0;
    all += weight;
    if (findTerm(talent, 'word', job, at) > 0) found += weight;
  }
  return all === 0 ? 0 : (found / all) ** 2;
}
