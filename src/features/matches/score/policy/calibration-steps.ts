export type Evidence = 'title' | 'no title';
export type Steps = readonly (readonly [value: number, percent: number])[];

/** Content scores with the percentage of good pairs, made by `node bench/matches/calibrate.ts` (docs/matching.md). */
export const calibrationSteps: Record<Evidence, Steps> = {
  title: [[1, 100]],
  'no title': [[1, 100]],
};
