import { readFileSync } from 'node:fs';
import { ndcgOf, readTruth, worthOf } from './truth.ts';

type Row = { talent: number; job: number; score: number; rank: number };

/** Prints how good ranks are: `node bench/matches/judge.ts <folder of the data> <ranks.tsv>`. */
const [folder = '', file = ''] = process.argv.slice(2);
const jobs = readTruth(folder, 'jobTruth');
const talents = readTruth(folder, 'talentTruth');
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => {
    const [talent = 0, job = 0, score = 0, rank = 0] = line.split('\t').map(Number);
    return { talent, job, score, rank };
  });

const gains = {
  'occupation 2, group 1': (value: number) => value,
  'occupation 3, group 1': (value: number) => 2 ** value - 1,
  'occupation alone': (value: number) => (value === 2 ? 1 : 0),
  'group alike': (value: number) => Math.min(1, value),
};
const byTalent = Map.groupBy(rows, ({ talent }) => talent);
for (const [name, gain] of Object.entries(gains)) {
  let sum = 0;
  for (const id of byTalent.keys()) {
    const truth = talents[id];
    const found = (byTalent.get(id) ?? []).toSorted((one, other) => one.rank - other.rank);
    const worths = found.map(({ job }) => gain(worthOf(truth, jobs[job])));
    sum += ndcgOf(
      worths,
      jobs.map((job) => gain(worthOf(truth, job))),
    );
  }
  console.log(`nDCG@10 (${name}): ${(sum / byTalent.size).toFixed(4)}`);
}
const isGood = ({ talent, job }: Row) => worthOf(talents[talent], jobs[job]) > 0;
const own = jobs.length / talents.length;
const foundOwn = rows.filter(({ talent, job }) => worthOf(talents[talent], jobs[job]) === 2).length;
console.log(`Of the same occupation among the 100: ${((100 * foundOwn) / (own * byTalent.size)).toFixed(1)} %`);

const sorted = rows.toSorted((one, other) => one.score - other.score);
let error = 0;
for (let bin = 0; bin < 10; bin += 1) {
  const part = sorted.slice(Math.floor((bin * sorted.length) / 10), Math.floor(((bin + 1) * sorted.length) / 10));
  const shown = part.reduce((total, { score }) => total + score, 0) / part.length;
  error += Math.abs(shown - (100 * part.filter(isGood).length) / part.length) / 10;
}
const first = rows.filter(({ rank }) => rank === 1);
const high = first.filter(({ score }) => score >= 80);
console.log(`Calibration error: ${error.toFixed(1)} points`);
console.log(
  `First ranks at 80 or more: ${((100 * high.length) / byTalent.size).toFixed(1)} %, good of these ${((100 * high.filter(isGood).length) / Math.max(1, high.length)).toFixed(0)} %`,
);
