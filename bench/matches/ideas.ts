import path from 'node:path';
import { loadFiles, rankCandidates } from '../../scripts/evaluate/rank.ts';
import { readBatches, talentLine } from '../../scripts/evaluate/read-lines.ts';
import { readTalent } from '../../scripts/evaluate/read-things.ts';
import { withScratchDatabase } from '../../scripts/evaluate/scratch-database.ts';
import { findJobs } from '../../src/features/matches/candidates/queries/candidates.ts';
import { usedWeights, type Weights } from '../../src/features/matches/score/policy/weights.ts';
import { readVocabulary, type Vocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import { ndcgOf, readTruth, worthOf } from './truth.ts';

/** Prints what each idea adds: nDCG@10 without it. `node bench/matches/ideas.ts <every n-th talent> <folder of data>…` */
const [every = '1', ...folders] = process.argv.slice(2);
const used = readVocabulary();

const readings: Record<string, Vocabulary> = {
  everything: used,
  'without ESCO': { ...used, conceptByKey: () => undefined },
  'without mistyped skills': { ...used, respell: () => [] },
  'without the usual label': { ...used, usualLabel: () => '' },
  'without the words of other labels': { ...used, usualStems: () => [] },
};
const part = (name: keyof Weights['parts']): Weights => ({ ...usedWeights, parts: { ...usedWeights.parts, [name]: 0 } });
const weighings: Record<string, Weights> = {
  'without skills': part('skills'),
  'without words': part('words'),
  'without titles': part('titles'),
  'without letters': part('letters'),
  'without skills above and below': { ...usedWeights, below: 0, broader: 0 },
  'without skills beside': { ...usedWeights, sibling: 0 },
  'without skills found in texts': { ...usedWeights, found: 0 },
  'without skills in other words': { ...usedWeights, worded: 0 },
  'without regard to what is lacking': {
    ...usedWeights,
    mass: {
      skills: { ...usedWeights.mass.skills, lacking: 0 },
      words: { ...usedWeights.mass.words, lacking: 0 },
      titles: { ...usedWeights.mass.titles, lacking: 0 },
      letters: { ...usedWeights.mass.letters, lacking: 0 },
    },
  },
};

for (const folder of folders) {
  const [jobs, talents] = [readTruth(folder, 'jobTruth'), readTruth(folder, 'talentTruth')];
  for (const [idea, vocabulary] of Object.entries(readings)) {
    await withScratchDatabase(process.env.DATABASE_URL, async (db) => {
      const file = path.join(folder, 'talents.jsonl');
      const loaded = await loadFiles(db, { jobs: path.join(folder, 'jobs.jsonl'), talents: file }, vocabulary, () => {});
      const tried = vocabulary === used ? { [idea]: usedWeights, ...weighings } : { [idea]: usedWeights };
      const sums = new Map<string, number>();
      let judged = 0;
      for await (const batch of readBatches(file, talentLine)) {
        for (const line of batch.filter(({ id }) => id % Number(every) === 0)) {
          const all = jobs.map((job) => worthOf(talents[line.id], job));
          const talent = readTalent(line, vocabulary);
          const candidates = await findJobs(db, talent.reading, loaded.statistics);
          judged += 1;
          for (const [name, weights] of Object.entries(tried)) {
            const ranks = rankCandidates(candidates, talent, loaded.statistics, weights);
            const quality = ndcgOf(
              ranks.map(({ job }) => all[job] ?? 0),
              all,
            );
            sums.set(name, (sums.get(name) ?? 0) + quality);
          }
        }
      }
      for (const [name, sum] of sums) console.log(`${folder}\t${name}\t${(sum / judged).toFixed(4)}`);
    });
  }
}
