import { type Nearness, nearnessOf, type PreparedTalent } from './prepare.ts';
import { type Reading, rarity, type Statistics } from './reading.ts';
import { type PartName, partNames, type Weights } from './weights.ts';

export type Content = {
  /** Between 0 and 1. */
  value: number;
  /** Each part between 0 and 1; null for what the job or the talent says nothing about. */
  parts: Record<PartName, number | null>;
  /** For each skill that the job asks for, how near the talent's are. */
  skills: { label: string; nearness: Nearness }[];
};

const saturation = 1.2;
const mostCounted = 2;

/** Compares what a job asks for with what a talent has. Each part is divided by the most that this job could have given. */
export function compareContent(job: Reading, talent: PreparedTalent, statistics: Statistics, weights: Weights): Content {
  const skills = compareSkills(job, talent, statistics, weights);
  const parts = {
    skills: skills.value,
    words: compareWords(job, talent, statistics, weights),
    titles: compareTitles(job, talent, statistics),
    letters: shareOf(job.grams, talent.grams, 'g', statistics),
  };
  let sum = 0;
  let most = 0;
  for (const name of partNames) {
    const part = parts[name];
    if (part === null) continue;
    sum += weights.parts[name] * part;
    most += weights.parts[name];
  }
  return { value: most === 0 ? 0 : sum / most, parts, skills: skills.each };
}

function compareSkills(job: Reading, talent: PreparedTalent, statistics: Statistics, weights: Weights) {
  const asked = job.skills.some(({ listed }) => listed) ? job.skills.filter(({ listed }) => listed) : job.skills;
  if (asked.length === 0) return { value: null, each: [] };
  let sum = 0;
  let most = 0;
  const each = asked.map((skill) => {
    const nearness = nearnessOf(skill, talent, statistics, weights);
    const weight = rarity(statistics, `s:${skill.key}`);
    sum += weight * nearness.share;
    most += weight;
    return { label: skill.label, nearness };
  });
  return { value: sum / most, each };
}

/** BM25 with the job as the query. */
function compareWords(job: Reading, talent: PreparedTalent, statistics: Statistics, { fields }: Weights): number | null {
  if (job.words.length === 0 || talent.words.size === 0) return null;
  const normal = 0.25 + 0.75 * (talent.reading.length / Math.max(1, statistics.length));
  let sum = 0;
  let most = 0;
  for (const [stem, title, skills, text] of job.words) {
    const asked = Math.min(mostCounted, title + skills + text);
    const weight = rarity(statistics, `w:${stem}`) * asked;
    most += weight;
    const own = talent.words.get(stem);
    if (own === undefined) continue;
    const often = fields.title * own[0] + fields.skills * own[1] + (fields.text * own[2]) / Math.max(0.5, normal);
    sum += weight * (often / (often + saturation));
  }
  return sum / most;
}

function compareTitles(job: Reading, talent: PreparedTalent, statistics: Statistics): number | null {
  const byLetters = shareOf(job.titleGrams, talent.titleGrams, 'h', statistics);
  if (job.title.length === 0) return byLetters;
  // The words of the title that jobs with the talent's skills have.
  let sum = 0;
  let most = 0;
  for (const stem of job.title) {
    const weight = rarity(statistics, `t:${stem}`);
    most += weight;
    sum += weight * (talent.title.has(stem) ? 1 : 1 - (talent.together.get(`t:${stem}`)?.missed ?? 1));
  }
  const expected = sum / most;
  return byLetters === null ? expected : 0.5 * (byLetters + expected);
}

function shareOf(asked: string[], own: Set<string>, kind: 'g' | 'h', statistics: Statistics): number | null {
  if (asked.length === 0 || own.size === 0) return null;
  let sum = 0;
  let most = 0;
  for (const gram of asked) {
    const weight = rarity(statistics, `${kind}:${gram}`);
    most += weight;
    if (own.has(gram)) sum += weight;
  }
  return sum / most;
}
