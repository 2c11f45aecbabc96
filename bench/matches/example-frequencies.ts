import path from 'node:path';
import { jobLine, readBatches, talentLine } from '../../scripts/evaluate/read-lines.ts';
import { readJob, readTalent } from '../../scripts/evaluate/read-things.ts';
import { jobTexts } from '../../src/features/matches/example/documents/pair.ts';
import { readTexts } from '../../src/features/matches/score/documents/read.ts';
import type { Reading } from '../../src/features/matches/score/policy/reading.ts';
import { readVocabulary } from '../../src/features/matches/vocabulary/documents/vocabulary.ts';

/**
 * Prints the frequencies of the example on the page 'Zo werkt een match': `node bench/matches/example-frequencies.ts <folder of data>`.
 * Only the terms of its job count in a score of it.
 */
const [folder = ''] = process.argv.slice(2);
const vocabulary = readVocabulary();
const wanted = new Map([...termsOf(readTexts(jobTexts, vocabulary))].map((term) => [term, 0]));
const count = { jobs: 0, talents: 0, stems: 0 };

for await (const batch of readBatches(path.join(folder, 'jobs.jsonl'), jobLine)) {
  for (const line of batch) {
    count.jobs += 1;
    for (const term of termsOf(readJob(line, vocabulary).reading)) if (wanted.has(term)) wanted.set(term, (wanted.get(term) ?? 0) + 1);
  }
}
for await (const batch of readBatches(path.join(folder, 'talents.jsonl'), talentLine)) {
  for (const line of batch) {
    count.talents += 1;
    count.stems += readTalent(line, vocabulary).reading.length;
  }
}
const shared = [...wanted].filter(([, jobs]) => jobs > 1).map(([term, jobs]) => `${term}=${jobs}`);
console.log(`jobs: ${count.jobs}, length: ${Math.round(count.stems / count.talents)}`);
console.log(shared.join('|'));

function termsOf({ skills, title, words, titleGrams, grams }: Reading): Set<string> {
  return new Set([
    ...skills.map(({ key }) => `s:${key}`),
    ...title.map((stem) => `t:${stem}`),
    ...words.map(([stem]) => `w:${stem}`),
    ...titleGrams.map((gram) => `h:${gram}`),
    ...grams.map((gram) => `g:${gram}`),
  ]);
}
