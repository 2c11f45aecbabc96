export type Evidence = 'title' | 'no title';
export type Steps = readonly (readonly [value: number, percent: number])[];

/** Content scores with the percentage of good pairs, made by `node bench/matches/calibrate.ts` (docs/matching.md). */
export const calibrationSteps: Record<Evidence, Steps> = {
  title: [
    [0.131, 2.2],
    [0.185, 4.2],
    [0.213, 6.6],
    [0.239, 9.3],
    [0.266, 16.9],
    [0.294, 25.8],
    [0.324, 38.7],
    [0.36, 48.0],
    [0.401, 69.6],
    [0.433, 81.8],
    [0.464, 83.9],
    [0.486, 84.1],
    [0.511, 88.1],
    [0.552, 95.2],
    [0.637, 95.3],
  ],
  'no title': [
    [0.104, 2.6],
    [0.147, 4.9],
    [0.171, 7.8],
    [0.191, 9.8],
    [0.209, 10.7],
    [0.234, 19.6],
    [0.263, 25.6],
    [0.282, 44.2],
    [0.3, 56.3],
    [0.317, 61.0],
    [0.33, 71.6],
    [0.349, 76.1],
    [0.374, 77.5],
    [0.398, 92.3],
  ],
};
