import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import { dataFile } from '../data-file.ts';

/** A line of ESCO's table. Groups of skills, which have neither an id nor labels, come first. */
export type EscoSkill = {
  id: string;
  /** The lines of what stands above it. */
  parents: number[];
  /** The Dutch and the English labels of a skill, each joined by '|' with the preferred one first; empty where there are none. */
  labels: string[];
  /** Knowledge, such as 'query languages', rather than something that somebody does. */
  isKnowledge: boolean;
};

const table = 'esco/skills.tsv.gz';

/** Reads the table that scripts/esco/make-table.ts makes, all at once: some 50 ms. */
export function readEscoSkills(): EscoSkill[] {
  return [...skillsOf(gunzipSync(readFileSync(dataFile(table))))];
}

/** Reads it while other work goes on; each line is read when it is asked for. */
export async function openEscoSkills(): Promise<Iterable<EscoSkill>> {
  return skillsOf(await promisify(gunzip)(await readFile(dataFile(table))));
}

function* skillsOf(content: Buffer): Iterable<EscoSkill> {
  for (const line of content.toString().split('\n')) {
    const [id = '', parents = '', dutch = '', english = '', kind] = line.split('\t');
    const labels = id === '' ? [] : [dutch, english];
    yield { id, parents: parents === '' ? [] : parents.split(' ').map(Number), labels, isKnowledge: kind === 'k' };
  }
}
