import { type EscoSkills, readEscoSkills } from '../../../../platform/server/esco/read-skills.ts';
import { type Hierarchy, hierarchyOf } from './hierarchy.ts';
import { packNumbers } from './packed.ts';
import { respellings } from './respellings.ts';
import { createLabelReader, idleWords, labelKey, stemsOf } from './stems.ts';

/** ESCO's skills: which one a text names, and what stands above it. Concepts are numbers, those of this version of the table. */
export type Vocabulary = Hierarchy & {
  /** The concept that a text names as a whole, in any order and form of its words. */
  conceptOf(text: string): number | undefined;
  conceptByKey(key: string): number | undefined;
  /** Texts that a mistyped one may have been meant to be, likeliest first: its unknown words replaced by those of labels. */
  respell(text: string): string[];
  /** The label that ESCO prefers, in English where there is one: what skills of people who write in other words share. */
  usualLabel(concept: number): string;
  /** Stems that many of a concept's labels share: what other people would call it. */
  usualStems(concept: number): readonly string[];
};

const mostLabels = 12;

/** Reads the table of ESCO. A dictionary of lower-case labels to the ids of concepts replaces its labels. */
export function readVocabulary(dictionary?: Record<string, string>): Vocabulary {
  const skills = readEscoSkills();
  const labels = dictionary === undefined ? escoLabels(skills) : dictionaryLabels(dictionary, skills);
  const { concepts, counts } = readLabels(labels);
  const conceptByKey = packNumbers(concepts);
  const { usual, alike } = labels;
  const usualStems = new Map<number, readonly string[]>();
  return {
    respell: respellings(counts),
    conceptOf: (text) => conceptByKey(labelKey(text)),
    conceptByKey,
    usualLabel: usual,
    usualStems(concept) {
      const known = usualStems.get(concept);
      if (known !== undefined) return known;
      const stems = frequentStems(alike(concept));
      usualStems.set(concept, stems);
      return stems;
    },
    ...hierarchyOf(skills),
  };
}

type Label = { label: string; concept: number };

type Labels = {
  /** Those that name their concept whatever others do. */
  preferred: Iterable<Label>;
  all: Iterable<Label>;
  /** The label that stands for a concept. */
  usual(concept: number): string;
  /** Those whose shared stems tell how people call it. */
  alike(concept: number): string[];
};

function escoLabels(skills: EscoSkills): Labels {
  return {
    // An alternative label may be the preferred one of another concept.
    preferred: labelsOf(skills, 1),
    all: labelsOf(skills),
    usual(concept) {
      const [dutch = '', english = ''] = skills.at(concept).labels;
      return (english || dutch).split('|', 1)[0] ?? '';
    },
    alike: (concept) => skills.at(concept).labels.flatMap((of) => of.split('|', mostLabels)),
  };
}

/** One after another: a hundred thousand at once would be garbage soon. */
function* labelsOf(skills: EscoSkills, mostOfLanguage?: number): Iterable<Label> {
  for (let concept = 0; concept < skills.size; concept += 1)
    for (const of of skills.at(concept).labels) for (const label of of.split('|', mostOfLanguage)) yield { label, concept };
}

/** Concepts that ESCO doesn't have come after its own. */
function dictionaryLabels(dictionary: Record<string, string>, skills: EscoSkills): Labels {
  const byId = new Map(Array.from({ length: skills.size }, (_, concept) => [skills.at(concept).id, concept]));
  let unknown = skills.size;
  const all = Object.entries(dictionary).map(([label, id]) => {
    const concept = byId.get(id) ?? unknown++;
    byId.set(id, concept);
    return { label, concept };
  });
  const byConcept = Map.groupBy(all, ({ concept }) => concept);
  const alike = (concept: number) => (byConcept.get(concept) ?? []).map(({ label }) => label);
  return { preferred: [], all, usual: (concept) => alike(concept)[0] ?? '', alike };
}

/** The concepts by key and how often each word is used. Apart from the vocabulary's own functions, which would keep what is read on the way. */
function readLabels({ preferred, all }: Labels) {
  const read = createLabelReader();
  const concepts = new Map<string, number>();
  const add = (key: string, concept: number) => {
    if (key !== '' && !concepts.has(key)) concepts.set(key, concept);
  };
  for (const { label, concept } of preferred) add(read(label).key, concept);
  const counts = new Map<string, number>();
  let labels = 0;
  for (const { label, concept } of all) {
    labels += 1;
    const { key, words } = read(label);
    add(key, concept);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const word of idleWords) counts.set(word, labels);
  return { concepts, counts };
}

/** Stems of at least a quarter of the labels. */
function frequentStems(labels: string[]): string[] {
  const counts = new Map<string, number>();
  for (const label of labels) for (const stem of new Set(stemsOf(label))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= labels.length * 0.25).map(([stem]) => stem);
}
