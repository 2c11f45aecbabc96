export type Evidence = 'title' | 'no title';
export type Steps = readonly (readonly [value: number, percent: number])[];

/** Content scores with the percentage of good pairs, made by `node bench/matches/calibrate.ts` (docs/matching.md). */
export const calibrationSteps: Record<Evidence, Steps> = {
  title: [
    [0.145, 3],
    [0.19, 5.6],
    [0.218, 8.4],
    [0.244, 12.8],
    [0.272, 20.8],
    [0.3, 26.7],
    [0.331, 35.1],
    [0.363, 48.9],
    [0.397, 58.3],
    [0.43, 74.3],
    [0.46, 80.2],
    [0.487, 83.1],
    [0.509, 93.3],
    [0.544, 94.9],
    [0.686, 97.7],
  ],
  'no title': [
    [0.112, 3.9],
    [0.153, 6.3],
    [0.175, 8.7],
    [0.194, 12.1],
    [0.212, 17.5],
    [0.23, 22.9],
    [0.247, 26.3],
    [0.265, 33.3],
    [0.282, 43.2],
    [0.298, 49.2],
    [0.314, 53.1],
    [0.334, 61],
    [0.366, 80.2],
    [0.396, 81],
    [0.425, 90.4],
  ],
};
