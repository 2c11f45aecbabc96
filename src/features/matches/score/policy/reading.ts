/** A skill of a job or a talent. The key is that of its ESCO concept, or made of its words where it has none. */
export type SkillRead = {
  key: string;
  /** As its writer put it. */
  label: string;
  stems: string[];
  /** What stands above the concept. */
  parents: string[];
  /** False for one that is only found in a text. */
  listed: boolean;
};

/** What is read of a job or a talent: nothing of who somebody is. */
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

/** Frequencies among the jobs, frozen with a version, so that a score means the same for every job and every day. */
export type Statistics = {
  jobs: number;
  /** The mean length of a text of talents. */
  length: number;
  /** The number of jobs that have a term: `s:` skills, `p:` what is above them, `w:` words, `t:` words of titles, `g:` and `h:` letters. */
  frequency(term: string): number;
  /** The terms that jobs often have together with a skill (`s:`) or a word of the title (`t:`), with the share that does. */
  together(term: string): readonly (readonly [term: string, share: number])[];
};

/** How rare a term is. */
export function rarity(statistics: Statistics, term: string): number {
  return Math.log(1 + statistics.jobs / (1 + statistics.frequency(term)));
}
