import path from 'node:path';
import { jobLine, readBatches, talentLine } from '../../scripts/evaluate/read-lines.ts';
import { readJob, readTalent } from '../../scripts/evaluate/read-things.ts';
import type { Reading } from '../../src/features/matches/score/policy/reading.ts';
import { type PartName, partNames } from '../../src/features/matches/score/policy/weights.ts';
import { readVocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import { ndcgOf, readTruth, worthOf } from './truth.ts';

/**
 * Prints how hard data are: nDCG@10 of plain parts, over all pairs with the talent as the query.
 * `node bench/matches/plain.ts <number of talents> <folder of data>…`
 */
const [wanted = '150', ...folders] = process.argv.slice(2);
const vocabulary = readVocabulary();
const [saturation, mostCounted] = [1.2, 2];
const shares: Record<PartName, number> = { skills: 0.5, words: 0.5, titles: 0.5, letters: 0.25 };

/** Terms of one part, each with how much it says: of a job what is found, of a talent what is asked for. */
type Terms = Map<string, number>;

for (const folder of folders) {
  const [jobTruth, talentTruth] = [readTruth(folder, 'jobTruth'), readTruth(folder, 'talentTruth')];
  const jobs: Reading[] = [];
  for await (const batch of readBatches(path.join(folder, 'jobs.jsonl'), jobLine)) {
    for (const line of batch) jobs[line.id] = readJob(line, vocabulary).reading;
  }
  const length = jobs.reduce((sum, job) => sum + job.length, 0) / jobs.length;
  const indexes = {
    skills: indexOf(jobs.map(({ skills }) => once(skills.filter(({ listed }) => listed).map(({ key }) => key)))),
    words: indexOf(
      jobs.map((job) => {
        const normal = Math.max(0.5, 0.25 + 0.75 * (job.length / length));
        return new Map(job.words.map(([stem, title, skills, text]) => [stem, saturated(3 * title + 2 * skills + text / normal)]));
      }),
    ),
    titles: indexOf(jobs.map(({ titleGrams }) => once(titleGrams))),
    letters: indexOf(jobs.map(({ grams }) => once(grams))),
  };
  const sums = new Map<string, number>();
  const every = Math.max(1, Math.floor(talentTruth.length / Number(wanted)));
  let judged = 0;
  for await (const batch of readBatches(path.join(folder, 'talents.jsonl'), talentLine)) {
    for (const line of batch.filter(({ id }) => id % every === 0)) {
      const { reading } = readTalent(line, vocabulary);
      const asked: Record<PartName, Terms> = {
        skills: once(reading.skills.filter(({ listed }) => listed).map(({ key }) => key)),
        words: new Map(reading.words.map(([stem, title, skills, text]) => [stem, Math.min(mostCounted, 3 * title + 2 * skills + text)])),
        titles: once(reading.titleGrams),
        letters: once(reading.grams),
      };
      const all = jobTruth.map((job) => worthOf(talentTruth[line.id], job));
      const together = new Float64Array(jobs.length);
      for (const part of partNames) {
        const scores = scoresOf(indexes[part], asked[part], jobs.length);
        const best = scores.reduce((most, score) => Math.max(most, score), 0);
        if (best > 0) for (const [job, score] of scores.entries()) together[job] = (together[job] ?? 0) + (shares[part] * score) / best;
        note(part, scores, all);
      }
      note('four parts', together, all);
      judged += 1;
    }
  }
  for (const [name, sum] of sums) console.log(`${folder}\t${name}\t${(sum / judged).toFixed(4)}`);

  function note(name: string, scores: Float64Array, all: number[]): void {
    const order = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
    const ranks = order.slice(0, 10).map((job) => all[job] ?? 0);
    sums.set(name, (sums.get(name) ?? 0) + ndcgOf(ranks, all));
  }
}

function indexOf(documents: Terms[]): Map<string, [job: number, weight: number][]> {
  const index = new Map<string, [number, number][]>();
  for (const [job, terms] of documents.entries()) {
    for (const [term, weight] of terms) {
      const found = index.get(term);
      if (found === undefined) index.set(term, [[job, weight]]);
      else found.push([job, weight]);
    }
  }
  return index;
}

/** The sum of what each job and the talent have in common, rare terms counting more. */
function scoresOf(index: ReturnType<typeof indexOf>, asked: Terms, jobs: number): Float64Array {
  const scores = new Float64Array(jobs);
  for (const [term, often] of asked) {
    const found = index.get(term) ?? [];
    const rarity = Math.log(1 + jobs / (1 + found.length));
    for (const [job, weight] of found) scores[job] = (scores[job] ?? 0) + rarity * often * weight;
  }
  return scores;
}

function once(terms: string[]): Terms {
  return new Map(terms.map((term) => [term, 1]));
}

function saturated(often: number): number {
  return often / (often + saturation);
}
