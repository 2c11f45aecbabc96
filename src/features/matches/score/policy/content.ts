import { type Nearness, nearnessOf, type PreparedTalent } from './prepare.ts';
import type { Reading, Statistics, TermKind } from './reading.ts';
import { type PartName, partNames, type Weights } from './weights.ts';

export type Content = {
  /** Between 0 and 1. */
  value: number;
  /** Each part between 0 and 1; null for what the job or the talent says nothing about. */
  parts: Record<PartName, number | null>;
  /** For each skill that the job asks for, how near the talent's are. */
  skills: { label: string; nearness: Nearness }[];
};

/** The evidence that both have, and the most that the job could have given. */
type Mass = { shared: number; most: number };

const saturation = 1.2;
const mostCounted = 2;

/** Compares what a job asks for with what a talent has. More of it never lowers any part. */
export function compareContent(job: Reading, talent: PreparedTalent, statistics: Statistics, weights: Weights): Content {
  const skills = compareSkills(job, talent, statistics, weights);
  const masses: Record<PartName, Mass | null> = {
    skills: skills.mass,
    words: compareWords(job, talent, statistics, weights),
    titles: compareLetters(job.titleGrams, talent.titleGrams, 'h', statistics),
    letters: compareLetters(job.grams, talent.grams, 'g', statistics),
  };
  const parts: Content['parts'] = { skills: null, words: null, titles: null, letters: null };
  let sum = 0;
  let most = 0;
  for (const name of partNames) {
    most += weights.parts[name];
    const mass = masses[name];
    if (mass === null || mass.most === 0) continue;
    const { lacking, doubt } = weights.mass[name];
    const part = mass.shared / (mass.shared + lacking * (mass.most - mass.shared) + doubt);
    parts[name] = part;
    sum += weights.parts[name] * part;
  }
  return { value: sum / most, parts, skills: skills.each };
}

function compareSkills(job: Reading, talent: PreparedTalent, statistics: Statistics, weights: Weights) {
  const listed = job.skills.filter((skill) => skill.listed);
  const asked = listed.length > 0 ? listed : job.skills;
  const mass = { shared: 0, most: 0 };
  const each = asked.map((skill) => {
    const nearness = nearnessOf(skill, talent, statistics, weights);
    const weight = statistics.rarity('s', skill.key);
    mass.shared += weight * nearness.share;
    mass.most += weight;
    return { label: skill.label, nearness };
  });
  return { mass, each };
}

/** BM25 with the job as the query. */
function compareWords(job: Reading, talent: PreparedTalent, statistics: Statistics, { fields }: Weights): Mass {
  const normal = Math.max(0.5, 0.25 + 0.75 * (talent.reading.length / Math.max(1, statistics.length)));
  const mass = { shared: 0, most: 0 };
  for (const [stem, title, skills, text] of job.words) {
    const often = fields.title * title + fields.skills * skills + fields.text * text;
    const weight = (statistics.rarity('w', stem) * Math.min(mostCounted, often)) / mostCounted;
    mass.most += weight;
    const own = talent.words.get(stem);
    if (own === undefined) continue;
    const found = fields.title * own[0] + fields.skills * own[1] + (fields.text * own[2]) / normal;
    mass.shared += weight * (found / (found + saturation));
  }
  return mass;
}

function compareLetters(asked: string[], own: Set<string>, kind: TermKind, statistics: Statistics): Mass {
  const mass = { shared: 0, most: 0 };
  for (const gram of asked) {
    const weight = statistics.rarity(kind, gram);
    mass.most += weight;
    if (own.has(gram)) mass.shared += weight;
  }
  return mass;
}
