import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Texts } from '../../src/features/matches/score/documents/read.ts';
import { dataFile } from '../../src/platform/server/data-file.ts';
import { sentences } from './words.ts';

/** Kinds of work; the jobs and talents of one share a pool of skills. */
const kinds = 2_000;
const inPool = 24;
const asked = { least: 5, more: 6 };

/** Makes texts of jobs or talents, the same for the same numbers: skills by ESCO's labels in two languages, a title, and a text that tells some of them. */
export function createTexts(roll: (...of: number[]) => number): (side: 0 | 1, number: number) => Texts {
  const labels = readLabels();
  const label = (concept: number, choice: number) => {
    const of = labels[concept % labels.length] ?? [];
    return of[Math.floor(choice * Math.min(4, of.length))] ?? '';
  };
  // The table has what is near side by side.
  const skillOf = (kind: number, place: number) => Math.floor(roll(1, kind, place < inPool / 2 ? 0 : place) * labels.length) + place;
  return (side, number) => {
    const kind = number % kinds;
    const count = asked.least + Math.floor(roll(2, side, number) * asked.more);
    const chosen = Array.from({ length: count }, (_, turn) => skillOf(kind, Math.floor(roll(3, side, number, turn) * inPool)));
    const skills = [...new Set(chosen)].map((concept, turn) => label(concept, roll(4, side, number, turn)));
    const told = [0, 1, 2].map((turn) =>
      label(skillOf(kind, Math.floor(roll(5, side, number, turn) * inPool)), roll(6, side, number, turn)),
    );
    const sentence = (turn: number) => sentences[Math.floor(roll(7, side, number, turn) * sentences.length)] ?? '';
    return {
      title: `${roll(8, side, number) < 0.3 ? 'Senior ' : ''}${label(skillOf(kind, 0), 0)}`,
      skills,
      languages: side === 1 ? ['Nederlands', roll(9, number) < 0.6 ? 'Engels' : 'Frans'] : [],
      text: told.map((each, turn) => `${sentence(turn)} ${each}. ${sentence(turn + 3)}`).join('\n'),
    };
  };
}

/** The labels of each of ESCO's skills, Dutch ones first. */
function readLabels(): string[][] {
  const lines = gunzipSync(readFileSync(dataFile('esco/skills.tsv.gz')))
    .toString()
    .split('\n');
  return lines
    .map((line) =>
      line
        .split('\t')
        .slice(2, 4)
        .flatMap((of) => (of === '' ? [] : of.split('|'))),
    )
    .filter(({ length }) => length > 0);
}
