import { searchWords } from '../../../../platform/server/search/words.ts';
import { idleWords, labelKey, stemOf, stemsOf } from '../../vocabulary/documents/stems.ts';
import type { Vocabulary } from '../../vocabulary/documents/vocabulary.ts';
import { gramLength, type Reading, type SkillRead } from '../policy/reading.ts';

/** The texts of a job or a talent that its score is made of. */
export type Texts = { title: string; skills: string[]; languages: string[]; text: string };

/** Concepts in a text of ordinary sentences are all found within half of these characters. */
const most = { skills: 60, label: 300, text: 20_000, textWords: 1_500, found: 40 };
const longestLabel = 6;
/** Shorter names are too near to others to be taken for mistyped ones: 'Docker' is no 'locker'. */
const leastRespelled = 7;

/** The parts of texts as they were read, before they become a reading: a skill can be added without reading the rest anew. */
export type Parts = {
  title: string[];
  /** By label. */
  skills: NamedSkill[][];
  spoken: SkillRead[];
  found: SkillRead[];
  stems: string[];
};

/** A skill with the stems that its writer put, and the letters of its label and of the one that ESCO prefers. */
type NamedSkill = { skill: SkillRead; written: string[]; grams: string[] };

/** Reads the texts of a job or talent once, when they are saved. */
export function readTexts(texts: Texts, vocabulary: Vocabulary): Reading {
  return toReading(readParts(texts, vocabulary));
}

export function readParts({ title, skills, languages, text: whole }: Texts, vocabulary: Vocabulary): Parts {
  const text = whole.slice(0, most.text);
  return {
    title: [...new Set(stemsOf(title))],
    skills: skills.slice(0, most.skills).map((label) => readSkill(label, vocabulary)),
    // Languages are skills that a job may ask for; their words say nothing about the work.
    spoken: languages
      .slice(0, most.skills)
      // Another language is no nearer for being one.
      .flatMap((label) => readSkill(label, vocabulary).map(({ skill }) => ({ ...skill, groups: [] }))),
    found: findConcepts(text, vocabulary).map(({ concept, words }) => conceptSkill(concept, words, false, vocabulary)),
    stems: stemsOf(text, most.textWords),
  };
}

/** The same as if the texts had one more skill at the end of their list. */
export function withSkill(parts: Parts, label: string, vocabulary: Vocabulary): Parts {
  return { ...parts, skills: [...parts.skills, readSkill(label, vocabulary)].slice(0, most.skills) };
}

export function toReading({ title, skills, spoken, found, stems }: Parts): Reading {
  const named = skills.flat();
  const listed = named.map(({ skill }) => skill);
  const known = new Set([...listed, ...spoken].map(({ key }) => key));
  const others = found.filter(({ key }) => !known.has(key));
  const skillStems = [...Map.groupBy(named, ({ skill }) => skill.key).values()].flatMap((same) => [
    ...new Set(same.flatMap(({ skill, written }) => [...skill.stems, ...written])),
  ]);
  const titleGrams = gramsOf(title);
  return {
    skills: [...new Map([...others, ...spoken, ...listed].map((skill) => [skill.key, skill])).values()],
    title,
    words: countWords(title, skillStems, stems),
    length: stems.length,
    titleGrams: [...new Set(titleGrams)],
    grams: [...new Set([...titleGrams, ...named.flatMap(({ grams }) => grams)])],
  };
}

/** A label as a whole, else the skill that most of its words name, else the words themselves. */
function readSkill(written: string, vocabulary: Vocabulary): NamedSkill[] {
  // PostgreSQL keeps neither half a character nor U+0000.
  const label = written.slice(0, most.label).toWellFormed().replaceAll('\u0000', '');
  const key = labelKey(label);
  if (key === '') return [];
  const named = conceptNamed(label, key, vocabulary);
  if (named === undefined)
    return [
      {
        skill: { key: `f${key}`, label, stems: key.split(' '), parents: [], kinds: [], groups: [], listed: true },
        written: [],
        grams: gramsOf(stemsOf(label)),
      },
    ];
  const skill = conceptSkill(named.concept, label, true, vocabulary);
  const grams = [label, vocabulary.usualLabel(named.concept)].flatMap((each) => gramsOf(stemsOf(each)));
  return [{ skill, written: named.stems, grams }];
}

/** The skill that a label names, as it is written or as it was meant. */
function conceptNamed(label: string, key: string, vocabulary: Vocabulary): Found | undefined {
  const whole = vocabulary.conceptByKey(key);
  if (whole !== undefined) return { concept: whole, stems: key.split(' ') };
  const meant = vocabulary.respell(label).map((text) => ({ text, key: labelKey(text) }));
  for (const { key: spelled } of meant) {
    const concept = spelled.length < leastRespelled ? undefined : vocabulary.conceptByKey(spelled);
    if (concept !== undefined) return { concept, stems: spelled.split(' ') };
  }
  for (const { text, key: spelled } of [{ text: label, key }, ...meant]) {
    const stems = spelled.split(' ');
    const main = mainConcept(text, stems.length, vocabulary);
    if (main !== undefined && (text === label || main.stems.join(' ').length >= leastRespelled)) return { concept: main.concept, stems };
  }
  return undefined;
}

/** The concept whose label is at least half of a longer text, such as 'drie jaar ervaring met databanken beheren'. */
function mainConcept(text: string, length: number, vocabulary: Vocabulary): Found | undefined {
  let best: Found | undefined;
  for (const found of findConcepts(text, vocabulary)) if (found.stems.length > (best?.stems.length ?? 0)) best = found;
  return best !== undefined && best.stems.length * 2 >= length ? best : undefined;
}

const keyOf = (concept: number) => `c${concept}`;

function conceptSkill(concept: number, label: string, listed: boolean, vocabulary: Vocabulary): SkillRead {
  return {
    key: keyOf(concept),
    label,
    // Not those of this label, so that a skill under two of its labels is the same one.
    stems: [...new Set([...stemsOf(vocabulary.usualLabel(concept)), ...vocabulary.usualStems(concept)])],
    parents: vocabulary.parentsOf(concept).map(keyOf),
    kinds: vocabulary.kindsOf(concept).map(keyOf),
    // A word in a text tells too little to stand for its field.
    groups: listed ? vocabulary.groupsOf(concept).map((group) => `g${group}`) : [],
    listed,
  };
}

type Found = { concept: number; stems: string[] };
type FoundInText = Found & { /** As they stand there. */ words: string };

/** Finds the concepts whose labels stand in a text, the longest first. */
function findConcepts(text: string, vocabulary: Vocabulary): FoundInText[] {
  const all: FoundInText[] = [];
  for (const sentence of text.split(/[.;:!?\n]/)) {
    if (all.length === most.found) break;
    const words = searchWords(sentence, most.textWords);
    const told = words.flatMap((word, place) => (idleWords.has(word) ? [] : [{ stem: stemOf(word), place }]));
    for (let from = 0; from < told.length && all.length < most.found; ) {
      const found = conceptAt(told.slice(from, from + longestLabel), vocabulary);
      if (found !== undefined) all.push({ ...found, words: words.slice(told[from]?.place, found.last + 1).join(' ') });
      from += found?.taken ?? 1;
    }
  }
  return all;
}

type Told = { stem: string /** Among the words of its sentence. */; place: number };

/** The concept that the most words from the first of these name. */
function conceptAt(told: Told[], vocabulary: Vocabulary): (Found & { taken: number; last: number }) | undefined {
  for (let taken = told.length; taken >= 1; taken -= 1) {
    const stems = [...new Set(told.slice(0, taken).map(({ stem }) => stem))].sort();
    const concept = vocabulary.conceptByKey(stems.join(' '));
    if (concept !== undefined) return { concept, stems, taken, last: told[taken - 1]?.place ?? 0 };
  }
  return undefined;
}

function countWords(title: string[], skills: string[], text: string[]): Reading['words'] {
  const counts = new Map<string, [number, number, number]>();
  for (const [field, stems] of [title, skills, text].entries()) {
    for (const stem of stems) {
      const count = counts.get(stem) ?? [0, 0, 0];
      count[field] = (count[field] ?? 0) + 1;
      counts.set(stem, count);
    }
  }
  return [...counts].map(([stem, count]) => [stem, ...count]);
}

/** Sequences of four letters, which compounds and mistyped forms of a word share. */
function gramsOf(stems: string[]): string[] {
  // Half of a character that takes two units would be no text.
  const text = ` ${stems.join(' ')} `.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
  return stems.length === 0 ? [] : Array.from({ length: text.length - gramLength + 1 }, (_, from) => text.slice(from, from + gramLength));
}
