/** The letters of each sequence that compounds and mistyped forms of a word may share. */
export const gramLength = 4;

/** A skill of a job or a talent. The key is that of its ESCO concept, or made of its words where it has none. */
export type SkillRead = {
  key: string;
  /** As its writer put it. */
  label: string;
  stems: string[];
  /** The concepts above it, and those of them of which it is one of a few kinds. */
  parents: string[];
  kinds: string[];
  /** ESCO's groups that it stands in: its fields of work. */
  groups: string[];
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
