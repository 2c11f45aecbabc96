import path from 'node:path';
import { loadFiles, rankJobs } from '../../scripts/evaluate/rank.ts';
import { readBatches, talentLine } from '../../scripts/evaluate/read-lines.ts';
import { readTalent } from '../../scripts/evaluate/read-things.ts';
import { withScratchDatabase } from '../../scripts/evaluate/scratch-database.ts';
import { evidenceOf, sureValueOf } from '../../src/features/matches/score/policy/calibration.ts';
import { readVocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';
import { readTruth, worthOf } from './truth.ts';

/**
 * Prints the tables of calibration-steps.ts: `node bench/matches/calibrate.ts <every n-th talent> <folder of data>…`. Content scores of
 * the best 100 of each talent become percentages by isotonic regression.
 */
const [every = '1', ...folders] = process.argv.slice(2);
const steps = 24;
type Point = { value: number; good: number };
const points: Record<string, Point[]> = {};

for (const folder of folders) {
  const [jobs, talents] = [readTruth(folder, 'jobTruth'), readTruth(folder, 'talentTruth')];
  await withScratchDatabase(process.env.DATABASE_URL, async (db) => {
    const file = path.join(folder, 'talents.jsonl');
    const loaded = await loadFiles(db, { jobs: path.join(folder, 'jobs.jsonl'), talents: file }, readVocabulary(), () => {});
    for await (const batch of readBatches(file, talentLine)) {
      for (const line of batch) {
        if (line.id % Number(every) !== 0) continue;
        const evidence = evidenceOf(readTalent(line, loaded.vocabulary).reading.title.length > 0);
        for (const { job, score } of await rankJobs(db, line, loaded)) {
          const good = Math.min(1, worthOf(talents[line.id], jobs[job]));
          points[evidence] = points[evidence] ?? [];
          points[evidence].push({ value: sureValueOf(score.content, evidence), good });
        }
      }
    }
  });
}
for (const [evidence, of] of Object.entries(points)) {
  const table = tableOf(of).map(([value, percent]) => `[${value.toFixed(3)}, ${percent.toFixed(1)}]`);
  console.log(`  '${evidence}': [${table.join(', ')}], // ${of.length} pairs`);
}

/** Isotonic regression by pooling neighbours that stand the wrong way around, on bins of which the higher ones are smaller. */
function tableOf(of: Point[]): [number, number][] {
  const sorted = of.toSorted((one, other) => one.value - other.value);
  const pools: { value: number; good: number; count: number }[] = [];
  for (let step = 0, from = 0; step < steps && from < sorted.length; step += 1) {
    // Each bin has two thirds of what is left of the one before: the best pairs are few, and matter most.
    const size = step === steps - 1 ? sorted.length - from : Math.max(40, Math.ceil((sorted.length - from) * 0.3));
    const bin = sorted.slice(from, from + size);
    from += size;
    let pool = { value: sumOf(bin, ({ value }) => value), good: sumOf(bin, ({ good }) => good), count: bin.length };
    for (let last = pools.at(-1); last !== undefined && last.good / last.count >= pool.good / pool.count; last = pools.at(-1)) {
      pool = { value: pool.value + last.value, good: pool.good + last.good, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  }
  // One good and one bad pair more: the highest step has few pairs, and nothing is certain. A flat step would tie the best pairs.
  let highest = 0;
  return pools.flatMap(({ value, good, count }) => {
    const percent = (100 * (good + 1)) / (count + 2);
    if (percent <= highest) return [];
    highest = percent;
    return [[value / count, percent]];
  });
}

function sumOf(points: Point[], field: (point: Point) => number): number {
  return points.reduce((sum, point) => sum + field(point), 0);
}
