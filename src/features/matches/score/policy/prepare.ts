import type { Reading, SkillRead, Statistics } from './reading.ts';
import type { Weights } from './weights.ts';

/** How near a skill or word is to what a talent has: 1 is the same. */
export type Nearness = { share: number; through: string };

/** A talent's reading, arranged so that many jobs can be compared with it. */
export type PreparedTalent = {
  reading: Reading;
  skills: Map<string, SkillRead>;
  /** For each concept above the talent's skills, one of these. */
  above: Map<string, SkillRead>;
  words: Map<string, [title: number, skills: number, text: number]>;
  title: Set<string>;
  titleGrams: Set<string>;
  grams: Set<string>;
};

export function prepareTalent(reading: Reading): PreparedTalent {
  const above = new Map(reading.skills.flatMap((skill) => skill.parents.map((parent) => [parent, skill] as const)));
  return {
    reading,
    skills: new Map(reading.skills.map((skill) => [skill.key, skill])),
    above,
    words: new Map(reading.words.map(([stem, ...counts]) => [stem, counts])),
    title: new Set(reading.title),
    titleGrams: new Set(reading.titleGrams),
    grams: new Set(reading.grams),
  };
}

/** How near a job's skill is to the talent's. */
export function nearnessOf(skill: SkillRead, talent: PreparedTalent, statistics: Statistics, weights: Weights): Nearness {
  const own = talent.skills.get(skill.key);
  if (own !== undefined) return { share: own.listed ? 1 : weights.found, through: own.label };
  let best: Nearness = { share: 0, through: '' };
  const better = (share: number, through: string) => {
    if (share > best.share) best = { share, through };
  };
  const below = talent.above.get(skill.key);
  if (below !== undefined) better(weights.below, below.label);
  for (const parent of skill.parents) {
    const broader = talent.skills.get(parent);
    if (broader !== undefined) better(weights.broader, broader.label);
    const sibling = talent.above.get(parent);
    if (sibling !== undefined) better(weights.sibling * (statistics.rarity('p', parent) / Math.log(1 + statistics.jobs)), sibling.label);
  }
  const worded = wordedShare(skill, talent, statistics);
  if (worded > 0.3) better(weights.worded * worded, skill.label);
  return best;
}

/** The share of a skill's words that the talent uses too, rare ones counting more. */
function wordedShare(skill: SkillRead, talent: PreparedTalent, statistics: Statistics): number {
  let all = 0;
  let found = 0;
  for (const stem of skill.stems) {
    const weight = statistics.rarity('w', stem);
    all += weight;
    if (talent.words.has(stem)) found += weight;
  }
  return all === 0 ? 0 : (found / all) ** 2;
}
