import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Truth } from './generate.ts';

/** Reads what the jobs or talents of a folder were made from. */
export function readTruth(folder: string, name: 'jobTruth' | 'talentTruth'): Truth[] {
  return readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** 2 for the same occupation, 1 for the same ISCO group. */
export function worthOf(talent: Truth | undefined, job: Truth | undefined): number {
  if (talent === undefined || job === undefined || talent.group !== job.group) return 0;
  return talent.occupation === job.occupation ? 2 : 1;
}

/** nDCG@10 of the jobs that one talent was shown, by what each job is worth. */
export function ndcgOf(worths: number[], all: number[]): number {
  const gain = (list: number[]) => list.slice(0, 10).reduce((sum, worth, place) => sum + worth / Math.log2(place + 2), 0);
  const ideal = gain(all.toSorted((one, other) => other - one));
  return ideal === 0 ? 0 : gain(worths) / ideal;
}
