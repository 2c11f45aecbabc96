import { readEscoSkills } from '../../../../platform/server/esco/read-skills.ts';
import { respellings } from './respellings.ts';
import { createLabelKeys, labelKey, stemsOf } from './stems.ts';

/** ESCO's skills: which one a text names, and what stands above it. Concepts are numbers, those of this version of the table. */
export type Vocabulary = {
  /** The concept that a text names as a whole, in any order and form of its words. */
  conceptOf(text: string): number | undefined;
  conceptByKey(key: string): number | undefined;
  /** Texts that a mistyped one may have been meant to be, likeliest first: its unknown words replaced by those of labels. */
  respell(text: string): string[];
  /** The label that ESCO prefers, in English where there is one: what skills of people who write in other words share. */
  usualLabel(concept: number): string;
  /** Stems that many of a concept's labels share: what other people would call it. */
  usualStems(concept: number): readonly string[];
  /** The concepts directly above a concept, without ESCO's groups, which nobody lists, and without those that are too broad to be like it. */
  parentsOf(concept: number): readonly number[];
  /** Those of them of which a concept is one of a few kinds: MySQL is one of the database management systems. */
  kindsOf(concept: number): readonly number[];
  /** ESCO's groups right above a concept, as far as they are one field of work. */
  groupsOf(concept: number): readonly number[];
};

const mostLabels = 12;
/** A concept with more than these right under it is too broad for them to be alike: product comprehension knows medicines and metal ore. */
const mostKinds = 16;
/** A group with more concepts is no field of work any more. */
const mostOfField = 128;

/** Reads the table of ESCO. A dictionary of lower-case labels to the ids of concepts replaces its labels. */
export function readVocabulary(dictionary?: Record<string, string>): Vocabulary {
  const lines = readEscoSkills();
  const byKey = new Map<string, number>();
  const usual = new Map<number, string>();
  const others = new Map<number, string[]>();
  const usualStems = new Map<number, readonly string[]>();
  const keyOf = createLabelKeys();
  const add = (label: string, concept: number) => {
    const key = keyOf(label);
    if (key !== '' && !byKey.has(key)) byKey.set(key, concept);
  };
  if (dictionary === undefined) {
    for (const [
      concept,
      {
        labels: [dutch = '', english = ''],
      },
    ] of lines.entries())
      usual.set(concept, (english || dutch).split('|', 1)[0] ?? '');
    // Preferred labels first: an alternative one may be that of another concept.
    lines.forEach(({ labels }, concept) => {
      for (const [language, of] of labels.entries()) if (language < 2 && of !== '') add(of.split('|', 1)[0] ?? '', concept);
    });
    lines.forEach(({ labels }, concept) => {
      for (const label of labels.flatMap((of) => of.split('|'))) add(label, concept);
    });
  } else {
    const byId = new Map(lines.map(({ id }, concept) => [id, concept]));
    let unknown = lines.length;
    for (const [label, id] of Object.entries(dictionary)) {
      if (!byId.has(id)) byId.set(id, unknown++);
      const concept = byId.get(id) ?? 0;
      if (!usual.has(concept)) usual.set(concept, label);
      others.set(concept, [...(others.get(concept) ?? []), label]);
      add(label, concept);
    }
  }
  const isConcept = (line: number) => lines[line]?.id !== '';
  const below = new Map<number, number>();
  for (const { parents } of lines) for (const parent of parents) below.set(parent, (below.get(parent) ?? 0) + 1);
  // Two things that people do for one purpose, such as following a brief and finishing within budget, are seldom alike.
  const isNarrow = (parent: number) => (below.get(parent) ?? 0) <= mostKinds;
  const isKindOf = (concept: number, parent: number) =>
    lines[concept]?.isKnowledge === true && lines[parent]?.isKnowledge === true && isNarrow(parent);
  const labels = () =>
    dictionary === undefined ? lines.flatMap((line) => line.labels.flatMap((of) => of.split('|'))) : Object.keys(dictionary);
  return {
    respell: respellings(labels),
    conceptOf: (text) => byKey.get(labelKey(text)),
    conceptByKey: (key) => byKey.get(key),
    usualLabel: (concept) => usual.get(concept) ?? '',
    usualStems(concept) {
      const known = usualStems.get(concept);
      if (known !== undefined) return known;
      const labels = others.get(concept) ?? lines[concept]?.labels.flatMap((of) => of.split('|').slice(0, mostLabels)) ?? [];
      const stems = frequentStems(labels);
      usualStems.set(concept, stems);
      return stems;
    },
    parentsOf: (concept) => (lines[concept]?.parents ?? []).filter((parent) => isConcept(parent) && isNarrow(parent)),
    kindsOf: (concept) => (lines[concept]?.parents ?? []).filter((parent) => isKindOf(concept, parent)),
    groupsOf: (concept) =>
      (lines[concept]?.parents ?? []).filter((parent) => !isConcept(parent) && (below.get(parent) ?? 0) <= mostOfField),
  };
}

/** Stems of at least a quarter of the labels. */
function frequentStems(labels: string[]): string[] {
  const counts = new Map<string, number>();
  for (const label of labels) for (const stem of new Set(stemsOf(label))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= labels.length * 0.25).map(([stem]) => stem);
}
