import { type Nearness, nearnessOf } from './nearness.ts';
import { findTerm, type List, type PreparedJob, type PreparedTalent } from './prepare.ts';
import type { Range } from './scanned.ts';
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
export function compareContent(job: PreparedJob, talent: PreparedTalent, weights: Weights): Content {
  const skills = compareSkills(job, talent, weights);
  const masses: Record<PartName, Mass | null> = {
    skills: skills.mass,
    words: compareWords(job, talent, weights),
    titles: compareLetters(job, talent, 'titleGram', job.reading.titleGrams),
    letters: compareLetters(job, talent, 'gram', job.reading.grams),
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

function compareSkills(job: PreparedJob, talent: PreparedTalent, weights: Weights) {
  const { skills } = job.reading;
  const listed = skills.filter((skill) => skill.listed);
  const asked = listed.length > 0 ? listed : skills;
  const mass = { shared: 0, most: 0 };
  const each = asked.map((skill) => {
    const nearness = nearnessOf(job, skill, talent, weights);
    const weight = job.weights[skill.key.from / 2] ?? 0;
    mass.shared += weight * nearness.share;
    mass.most += weight;
    return { label: skill.label, nearness };
  });
  return { mass, each };
}

/** BM25 with the job as the query. */
function compareWords(job: PreparedJob, talent: PreparedTalent, { fields }: Weights): Mass {
  const { words, counts } = job.reading;
  const own = talent.reading.counts;
  const normal = Math.max(0.5, 0.25 + 0.75 * (talent.reading.length / Math.max(1, job.statistics.length)));
  const often = (of: Uint16Array, word: number, ofText: number) =>
    fields.title * (of[3 * word] ?? 0) + fields.skills * (of[3 * word + 1] ?? 0) + (fields.text * (of[3 * word + 2] ?? 0)) / ofText;
  const mass = { shared: 0, most: 0 };
  for (let at = words.from; at < words.to; at += 2) {
    const weight = ((job.weights[at / 2] ?? 0) * Math.min(mostCounted, often(counts, (at - words.from) / 2, 1))) / mostCounted;
    mass.most += weight;
    const place = findTerm(talent, 'word', job, at);
    if (place === 0) continue;
    const found = often(own, place - 1, normal);
    mass.shared += weight * (found / (found + saturation));
  }
  return mass;
}

function compareLetters(job: PreparedJob, talent: PreparedTalent, list: List, { from, to }: Range): Mass {
  const mass = { shared: 0, most: 0 };
  for (let at = from; at < to; at += 2) {
    const weight = job.weights[at / 2] ?? 0;
    mass.most += weight;
    if (findTerm(talent, list, job, at) > 0) mass.shared += weight;
  }
  return mass;
}
