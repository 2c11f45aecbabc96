import type { EscoSkills } from '../../../../platform/server/esco/read-skills.ts';

/** The concepts and groups that stand above a concept. */
export type Hierarchy = {
  /** The concepts directly above a concept, without ESCO's groups, which nobody lists, and without those that are too broad to be like it. */
  parentsOf(concept: number): readonly number[];
  /** Those of them of which a concept is one of a few kinds: MySQL is one of the database management systems. */
  kindsOf(concept: number): readonly number[];
  /** ESCO's groups right above a concept, as far as they are one field of work. */
  groupsOf(concept: number): readonly number[];
};

/** A concept with more than these right under it is too broad for them to be alike: product comprehension knows medicines and metal ore. */
const mostKinds = 16;
/** A group with more concepts is no field of work any more. */
const mostOfField = 128;

/** Keeps what stands above each line of ESCO's table, as numbers alone. */
export function hierarchyOf(skills: EscoSkills): Hierarchy {
  const all: number[] = [];
  const ends = new Uint32Array(skills.size);
  const below = new Uint32Array(skills.size);
  const concepts = new Uint8Array(skills.size);
  const knowledge = new Uint8Array(skills.size);
  for (let line = 0; line < skills.size; line += 1) {
    const { id, parents, isKnowledge } = skills.at(line);
    for (const parent of parents) below[parent] = (below[parent] ?? 0) + 1;
    ends[line] = all.push(...parents);
    concepts[line] = Number(id !== '');
    knowledge[line] = Number(isKnowledge);
  }
  const parents = Int32Array.from(all);

  const above = (concept: number) => [...parents.subarray(ends[concept - 1] ?? 0, ends[concept] ?? 0)];
  const isConcept = (line: number) => concepts[line] === 1;
  // Two things that people do for one purpose, such as following a brief and finishing within budget, are seldom alike.
  const isNarrow = (parent: number) => (below[parent] ?? 0) <= mostKinds;
  const isKindOf = (concept: number, parent: number) => knowledge[concept] === 1 && knowledge[parent] === 1 && isNarrow(parent);
  return {
    parentsOf: (concept) => above(concept).filter((parent) => isConcept(parent) && isNarrow(parent)),
    kindsOf: (concept) => above(concept).filter((parent) => isKindOf(concept, parent)),
    groupsOf: (concept) => above(concept).filter((parent) => !isConcept(parent) && (below[parent] ?? 0) <= mostOfField),
  };
}
