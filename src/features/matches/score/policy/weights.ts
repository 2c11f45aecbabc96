/** The parts of a score: skills, words, titles, and titles with skills by their letters. */
export const partNames = ['skills', 'words', 'titles', 'letters'] as const;
export type PartName = (typeof partNames)[number];

/** How much each part and sign counts; chosen on data made for that (docs/matching.md). */
export type Weights = {
  parts: Record<PartName, number>;
  /** A skill that is found in a text. */
  found: number;
  /** A skill right below the one asked for, one right above it, and one beside it. */
  below: number;
  broader: number;
  sibling: number;
  /** A skill whose words stand elsewhere. */
  worded: number;
  /** What jobs ask together with the talent's skills, and with jobs of the talent's title. */
  together: number;
  titleSign: number;
  fields: { title: number; skills: number; text: number };
};

export const usedWeights: Weights = {
  parts: { skills: 2, words: 1, titles: 1, letters: 1 },
  found: 0.7,
  below: 0.7,
  broader: 0.6,
  sibling: 0.5,
  worded: 0.5,
  together: 0.8,
  titleSign: 0.8,
  fields: { title: 3, skills: 2, text: 1 },
};
