import { gramLength, type Reading, type SkillRead } from './reading.ts';

/*
 * A reading as it is stored: lines of the length, the stems of the title, the words, how often each stands in title, skills and text
 * (three characters, from '0' on), the letters of the title, all letters, and one for each skill. It is read a hundred times for each
 * time it is written, and in a tenth of the time that JSON takes. Stems are letters and digits only, so nothing but labels is escaped.
 * Sequences of letters that follow one another in a text stand as that text: 'bakk', 'akke' and 'kker' as 'bakker'.
 */

/** The character of 0 in the line of counts. */
export const zero = 0x30;

/** Writes a reading as it is stored. */
export function writeReading({ length, title, words, titleGrams, grams, skills }: Reading): string {
  const stems = words.map(([stem]) => stem).join(' ');
  const counts = words.map(([, ...each]) => String.fromCharCode(...each.map((count) => zero + count))).join('');
  return [`${length}`, title.join(' '), stems, counts, runsOf(titleGrams), runsOf(grams), ...skills.map(writeSkill)].join('\n');
}

/** Runs of letters in which sequences overlap, with commas between them. */
function runsOf(grams: string[]): string {
  let runs = '';
  for (const gram of grams) {
    if (runs === '') runs = gram;
    else runs += runs.slice(1 - gramLength) === gram.slice(0, -1) ? gram.slice(-1) : `,${gram}`;
  }
  return runs;
}

function gramsOf(runs: string): string[] {
  return listOf(runs, ',').flatMap((run) =>
    Array.from({ length: run.length - gramLength + 1 }, (_, from) => run.slice(from, from + gramLength)),
  );
}

function writeSkill({ key, label, listed, ...lists }: SkillRead): string {
  const fields = [lists.parents, lists.kinds, lists.groups, lists.stems].map((list) => list.join(' '));
  return [listed ? '1' : '0', key, ...fields, JSON.stringify(label).slice(1, -1)].join('\t');
}

const listOf = (line: string, separator: string) => (line === '' ? [] : line.split(separator));

/** Reads what `writeReading` wrote. */
export function parseReading(written: string): Reading {
  const [length = '', title = '', stems = '', counts = '', titleGrams = '', grams = '', ...skills] = written.split('\n');
  const count = (place: number) => counts.charCodeAt(place) - zero;
  return {
    skills: skills.map(parseSkill),
    title: listOf(title, ' '),
    words: listOf(stems, ' ').map((stem, word) => [stem, count(3 * word), count(3 * word + 1), count(3 * word + 2)]),
    length: Number(length),
    titleGrams: gramsOf(titleGrams),
    grams: gramsOf(grams),
  };
}

function parseSkill(line: string): SkillRead {
  const [listed = '', key = '', parents = '', kinds = '', groups = '', stems = '', label = ''] = line.split('\t');
  const lists = { stems: listOf(stems, ' '), parents: listOf(parents, ' '), kinds: listOf(kinds, ' '), groups: listOf(groups, ' ') };
  return { key, label: unescaped(label), ...lists, listed: listed === '1' };
}

/** A label as it was before it was written. */
export function unescaped(label: string): string {
  return label.includes('\\') ? JSON.parse(`"${label}"`) : label;
}
