export type Evidence = 'title' | 'no title';
export type Steps = readonly (readonly [value: number, percent: number])[];

/** Content scores with the percentage of good pairs, made by `node bench/matches/calibrate.ts` (docs/matching.md). */
export const calibrationSteps: Record<Evidence, Steps> = {
  title: [
    [0.132, 2.2],
    [0.191, 4.2],
    [0.222, 5.9],
    [0.251, 10.8],
    [0.279, 17.0],
    [0.307, 26.5],
    [0.337, 34.7],
    [0.368, 52.0],
    [0.403, 54.5],
    [0.436, 76.7],
    [0.464, 86.7],
    [0.486, 88.1],
    [0.51, 95.0],
    [0.553, 97.2],
    [0.617, 98.0],
  ],
  'no title': [
    [0.12, 2.6],
    [0.169, 4.9],
    [0.197, 7.8],
    [0.22, 9.8],
    [0.24, 10.7],
    [0.269, 19.6],
    [0.303, 25.6],
    [0.324, 44.2],
    [0.345, 56.3],
    [0.364, 61.0],
    [0.379, 71.6],
    [0.401, 76.1],
    [0.43, 77.5],
    [0.458, 92.3],
  ],
};
