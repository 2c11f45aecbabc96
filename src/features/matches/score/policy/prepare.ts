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
  /** What jobs often ask together with what the talent has: the chance that no such sign of it is right, and its best sign. */
  together: Map<string, { missed: number; best: number; through: string }>;
  words: Map<string, [title: number, skills: number, text: number]>;
  title: Set<string>;
  titleGrams: Set<string>;
  grams: Set<string>;
};

export function prepareTalent(reading: Reading, statistics: Statistics, weights: Weights): PreparedTalent {
  const above = new Map(reading.skills.flatMap((skill) => skill.parents.map((parent) => [parent, skill] as const)));
  const signs = [
    ...reading.skills.map((skill) => ({ term: `s:${skill.key}`, label: skill.label, trust: skill.listed ? 1 : weights.found })),
    ...reading.title.map((stem) => ({ term: `t:${stem}`, label: stem, trust: weights.titleSign })),
  ];
  const together: PreparedTalent['together'] = new Map();
  for (const { term, label, trust } of signs) {
    for (const [other, share] of statistics.together(term)) {
      const known = together.get(other) ?? { missed: 1, best: 0, through: label };
      const sign = share * trust * weights.together;
      together.set(other, {
        missed: known.missed * (1 - sign),
        best: Math.max(known.best, sign),
        through: sign > known.best ? label : known.through,
      });
    }
  }
  return {
    reading,
    skills: new Map(reading.skills.map((skill) => [skill.key, skill])),
    above,
    together,
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
  const sign = talent.together.get(`s:${skill.key}`);
  if (sign === undefined) return best;
  return { share: 1 - (1 - best.share) * sign.missed, through: best.share >= sign.best ? best.through : sign.through };
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
