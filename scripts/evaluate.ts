import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readVocabulary } from '../src/features/matches/vocabulary/documents/vocabulary.ts';
import { loadFiles, rankJobs } from './evaluate/rank.ts';
import { readBatches, talentLine } from './evaluate/read-lines.ts';
import { withScratchDatabase } from './evaluate/scratch-database.ts';

/**
 * `npm run evaluate`: ranks the 100 best jobs of each talent of a file, by the product's own candidates and scores, and writes
 * `talent, job, score, rank` (docs/matching.md).
 */
const { values } = parseArgs({
  options: { jobs: { type: 'string' }, talents: { type: 'string' }, out: { type: 'string' }, dictionary: { type: 'string' } },
});
const { jobs, talents, out, dictionary } = values;
if (jobs === undefined || talents === undefined || out === undefined) {
  process.stderr.write('npm run evaluate -- --jobs jobs.jsonl --talents talents.jsonl --out ranks.tsv [--dictionary labels.json]\n');
  process.exit(1);
}
const labels = dictionary === undefined ? undefined : z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(dictionary, 'utf8')));

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const file = await open(out, 'w');
try {
  await withScratchDatabase(process.env.DATABASE_URL, async (db) => {
    const report = (progress: string) => process.stdout.write(`${seconds()} s: ${progress}\n`);
    const loaded = await loadFiles(db, { jobs, talents }, readVocabulary(labels), report);
    let ranked = 0;
    for await (const batch of readBatches(talents, talentLine)) {
      for (const line of batch) {
        const ranks = await rankJobs(db, line, loaded);
        await file.write(ranks.map(({ job, score }, place) => `${line.id}\t${job}\t${score.percent.toFixed(2)}\t${place + 1}\n`).join(''));
      }
      ranked += batch.length;
      report(`${ranked} talents ranked`);
    }
  });
} finally {
  await file.close();
}
process.stdout.write(`Ranked in ${seconds()} s, with at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.\n`);
