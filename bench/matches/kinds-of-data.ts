/** A way in which people write jobs and profiles; each kind of data has its own, so that nothing is fitted to one. */
export type Habits = {
  /** Shares between 0 and 1. */
  typos: number;
  dutch: number;
  /** Of skills in free words instead of a label. */
  free: number;
  missing: number;
  /** Of skills that do not belong to the occupation. */
  stray: number;
  /** Of skills that the occupation needs rather than may use. */
  essential: number;
  /** Of titles that carry words around the occupation's, such as 'senior'. */
  dressed: number;
  /** Of sentences about the occupation that are told. */
  ownWords: number;
  /** Of skills under their preferred label. */
  preferred: number;
  jobSkills: [least: number, most: number];
  talentSkills: [least: number, most: number];
};

const usual: Habits = {
  typos: 0.03,
  dutch: 0.7,
  free: 0.15,
  missing: 0.05,
  stray: 0.1,
  essential: 0.6,
  dressed: 0.3,
  ownWords: 0.5,
  preferred: 0.55,
  jobSkills: [5, 12],
  talentSkills: [5, 14],
};

export const kindsOfData: Record<string, Habits> = {
  usual,
  clean: { ...usual, preferred: 0.7, typos: 0, free: 0, missing: 0, stray: 0.05, dressed: 0 },
  /** As hard for plain parts (plain.ts), with all fields, as the experiment that the bar on quality comes from (docs/matching.md). */
  plain: { ...usual, typos: 0.015, missing: 0, dressed: 0 },
  noisy: { ...usual, preferred: 0.3, typos: 0.12, free: 0.3, missing: 0.15, stray: 0.2, ownWords: 0.7 },
  english: { ...usual, dutch: 0.2, typos: 0.02 },
  short: { ...usual, jobSkills: [3, 6], talentSkills: [3, 6], ownWords: 0.8, missing: 0.1 },
};
