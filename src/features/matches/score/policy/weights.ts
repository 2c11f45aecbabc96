/** The parts of a score: skills, words, titles, and titles with skills by their letters. */
export const partNames = ['skills', 'words', 'titles', 'letters'] as const;
export type PartName = (typeof partNames)[number];

/** How much each part and sign counts; chosen on data made for that (docs/matching.md). */
export type Weights = {
  parts: Record<PartName, number>;
  /** A skill that is found in a text. */
  found: number;
  /** A skill right below the one asked for, one right above it, and another of the few kinds of one thing. */
  below: number;
  broader: number;
  sibling: number;
  /** Another skill of the same field of work. */
  field: number;
  /** A skill of the same words, or whose words stand elsewhere. */
  worded: number;
  fields: { title: number; skills: number; text: number };
  /** How much it counts that something is lacking, and how much has to be shared for half of a part. */
  mass: Record<PartName, { lacking: number; doubt: number }>;
};

export const usedWeights: Weights = {
  parts: { skills: 1, words: 1, titles: 1.6, letters: 1 },
  found: 0.4,
  below: 0.7,
  broader: 0.6,
  sibling: 0.5,
  field: 0.25,
  worded: 0.8,
  fields: { title: 3, skills: 2, text: 1 },
  mass: {
    skills: { lacking: 0.3, doubt: 10 },
    words: { lacking: 0.1, doubt: 90 },
    titles: { lacking: 0.5, doubt: 70 },
    letters: { lacking: 0.1, doubt: 335 },
  },
};
