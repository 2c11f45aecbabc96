import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSource } from './esco-source.ts';
import { generate } from './generate.ts';
import { kindsOfData } from './kinds-of-data.ts';

/** Writes jobs and talents to rank, with the truth about them: `node bench/matches/make.ts --esco <downloads> --to <folder>`. */
const { values } = parseArgs({
  options: {
    esco: { type: 'string' },
    to: { type: 'string' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', default: 'usual' },
    share: { type: 'string', default: '0.25' },
    each: { type: 'string', default: '2' },
    'skills-only': { type: 'boolean', default: false },
  },
});
const habits = kindsOfData[values.kind];
if (values.esco === undefined || values.to === undefined || habits === undefined) throw new Error('Name --esco, --to and a known --kind.');
const data = generate(readSource(values.esco), {
  seed: Number(values.seed),
  habits,
  jobsEach: Number(values.each),
  skillsOnly: values['skills-only'],
  share: Number(values.share),
});
mkdirSync(values.to, { recursive: true });
for (const [name, rows] of Object.entries(data)) {
  writeFileSync(path.join(values.to, `${name}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
console.log(`${data.jobs.length} jobs, ${data.talents.length} talents`);
