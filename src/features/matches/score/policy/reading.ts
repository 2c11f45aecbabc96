/** A skill of a job or a talent. The key is that of its ESCO concept, or made of its words where it has none. */
export type SkillRead = {
  key: string;
  /** As its writer put it. */
  label: string;
  /** The label that ESCO prefers. */
  usual: string;
  stems: string[];
  /** The concepts above it. */
  parents: string[];
  /** False for one that is only found in a text. */
  listed: boolean;
};

/** All that is read of a job or a talent: nothing of who somebody is. */
export type Reading = {
  skills: SkillRead[];
  /** Stems of the title. */
  title: string[];
  /** Each stem with how often it stands in the title, the skills and the text. */
  words: [stem: string, title: number, skills: number, text: number][];
  /** The number of stems of the text. */
  length: number;
  /** Sequences of four letters: of the title, and of title and skills. */
  titleGrams: string[];
  grams: string[];
};

/** Skills, what stands above them, words, words of titles, and letters of all and of titles. */
export type TermKind = 's' | 'p' | 'w' | 't' | 'g' | 'h';

/** Frequencies among the jobs, frozen with a version, so that a score means the same for every job and every day. */
export type Statistics = {
  jobs: number;
  /** The mean length of a text of talents. */
  length: number;
  /** How rare a term is among the jobs. */
  rarity(kind: TermKind, term: string): number;
};

/** The rarity of a term that so many of all jobs have. */
export function rarityOf(jobs: number, having: number): number {
  return Math.log(1 + jobs / (1 + having));
}

/** The number of jobs that have a term of this rarity. */
export function havingOf(jobs: number, rarity: number): number {
  return rarity === 0 ? jobs : jobs / Math.expm1(rarity) - 1;
}
