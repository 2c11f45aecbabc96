import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import { dataFile } from '../data-file.ts';

/** A line of ESCO's table. Groups of skills, which have neither an id nor labels, come first. */
type EscoSkill = {
  id: string;
  /** The lines of what stands above it. */
  parents: number[];
  /** The Dutch and the English labels of a skill, each joined by '|' with the preferred one first; empty where there are none. */
  labels: string[];
  /** Knowledge, such as 'query languages', rather than something that somebody does. */
  isKnowledge: boolean;
};

const table = 'esco/skills.tsv.gz';
const lineEnd = 0x0a;

/** The table in as few bytes as it takes; a line is read when it is asked for. */
export type EscoSkills = { size: number; at(line: number): EscoSkill };

/** Holds all of it. The usual ones of 16 kB would be small pieces of memory, which is given back late. */
const inOneChunk = { chunkSize: 8 * 1024 ** 2 };

/** Reads the table that scripts/esco/make-table.ts makes, all at once: some 50 ms. */
export function readEscoSkills(): EscoSkills {
  return skillsOf(gunzipSync(readFileSync(dataFile(table)), inOneChunk));
}

/** Reads it while other work goes on. */
export async function openEscoSkills(): Promise<EscoSkills> {
  return skillsOf(await promisify(gunzip)(await readFile(dataFile(table)), inOneChunk));
}

function skillsOf(chunk: Buffer): EscoSkills {
  // A copy, which leaves the rest of the chunk.
  const content = Buffer.from(chunk);
  const starts = [0];
  for (let end = content.indexOf(lineEnd); end >= 0; end = content.indexOf(lineEnd, end + 1)) starts.push(end + 1);
  const offsets = Uint32Array.from([...starts, content.length + 1]);
  return {
    size: starts.length,
    at(line) {
      const [id = '', parents = '', dutch = '', english = '', kind] = content
        .toString('utf8', offsets[line], (offsets[line + 1] ?? 1) - 1)
        .split('\t');
      const labels = id === '' ? [] : [dutch, english];
      return { id, parents: parents === '' ? [] : parents.split(' ').map(Number), labels, isKnowledge: kind === 'k' };
    },
  };
}
