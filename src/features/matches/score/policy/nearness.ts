import { findTerm, type PreparedJob, type PreparedTalent, weightOf } from './prepare.ts';
import type { Range, ScannedSkill } from './scanned.ts';
import type { Weights } from './weights.ts';

/**
 * How near a skill that a job asks for is to what a talent has. A share of 1 is the same, 0 is nothing.
 * `through` is the talent's own skill, in their words; null for one that is near by some of its words alone.
 */
export type Nearness = { share: number; through: string | null; by: 'likeness' | 'field' };

/** Fewer words in common say nothing; more of them make one skill like another. */
const fewestWords = 0.3;
const alike = 0.5;

/** How near a job's skill is to the talent's: the nearest counts, so that one more never takes anything away. */
export function nearnessOf(job: PreparedJob, skill: ScannedSkill, talent: PreparedTalent, weights: Weights): Nearness {
  const skillAt = (list: 'skill' | 'above' | 'kind' | 'group', at: number) => talent.reading.skills[findTerm(talent, list, job, at) - 1];
  const own = skillAt('skill', skill.key.from);
  if (own !== undefined) return { share: own.listed ? 1 : weights.found, through: own.label, by: 'likeness' };
  let best: Nearness = { share: 0, through: null, by: 'likeness' };
  const better = (share: number, through: string | null, by: Nearness['by'] = 'likeness') => {
    if (share > best.share) best = { share, through, by };
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
  for (let at = skill.groups.from; at < skill.groups.to; at += 2) {
    const ofField = skillAt('group', at);
    if (ofField !== undefined) better(weights.field, ofField.label, 'field');
  }
  const like = mostAlike(job, skill, talent);
  if (like.share > fewestWords) better(weights.worded * like.share, like.share >= alike && like.isTold ? like.label : null);
  const worded = wordedShare(job, skill, talent);
  if (worded > fewestWords) better(weights.worded * worded, worded === 1 ? skill.label : null);
  return best;
}

/** The share of a skill's words that the talent uses too, wherever, rare ones counting more. */
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

/**
 * The one skill of a talent that has most words in common with a job's, rare ones counting more, and how much it has: the cosine of both.
 * It isn't told as a likeness for a single word in common, unless that is all of one: materials for interior design are not like
 * measuring interior space.
 */
function mostAlike(job: PreparedJob, { stems }: ScannedSkill, talent: PreparedTalent): { share: number; label: string; isTold: boolean } {
  const best = { share: 0, label: '', isTold: false };
  const { terms } = job.reading;
  const own = talent.reading.terms;
  let all = 0;
  let isShared = false;
  for (let at = stems.from; at < stems.to; at += 2) {
    all += job.weights[at / 2] ?? 0;
    isShared ||= findTerm(talent, 'stem', job, at) > 0;
  }
  // Most skills share no word with any of the talent's.
  if (!isShared) return best;
  for (const other of talent.reading.skills) {
    let shared = 0;
    let count = 0;
    for (let at = stems.from; at < stems.to; at += 2) {
      if (!hasTerm(own, other.stems, terms, at)) continue;
      shared += job.weights[at / 2] ?? 0;
      count += 1;
    }
    if (shared === 0) continue;
    let others = 0;
    for (let at = other.stems.from; at < other.stems.to; at += 2) {
      if (!hasTerm(terms, stems, own, at)) others += weightOf('w', job.statistics.rarityAt('w', own[at] ?? 0, own[at + 1] ?? 0));
    }
    const share = shared / Math.sqrt(all * (shared + others));
    if (share > best.share) {
      best.share = share;
      best.label = other.label;
      best.isTold = count >= Math.min(2, wordsOf(stems), wordsOf(other.stems));
    }
  }
  return best;
}

const wordsOf = ({ from, to }: Range) => (to - from) / 2;

/** Whether a range of terms has the one that stands at a place of others. */
function hasTerm(terms: Int32Array, { from, to }: Range, others: Int32Array, place: number): boolean {
  for (let at = from; at < to; at += 2) if (terms[at] === others[place] && terms[at + 1] === others[place + 1]) return true;
  return false;
}
