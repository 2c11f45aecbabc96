export type Evidence = 'title' | 'no title';
export type Steps = readonly (readonly [value: number, percent: number])[];

/** Content scores with the percentage of good pairs, made by `node bench/matches/calibrate.ts` (docs/matching.md). */
export const calibrationSteps: Record<Evidence, Steps> = {
  'no title': [
    [0.131, 3.4],
    [0.179, 5.9],
    [0.206, 8.4],
    [0.23, 11.7],
    [0.252, 16.6],
    [0.275, 22.7],
    [0.298, 27.2],
    [0.321, 36.8],
    [0.342, 43.5],
    [0.363, 51.9],
    [0.384, 59.4],
    [0.402, 70.5],
    [0.42, 71.3],
    [0.446, 73.6],
    [0.474, 73.8],
    [0.505, 79.0],
  ],
  title: [
    [0.145, 2.5],
    [0.199, 4.9],
    [0.23, 7.8],
    [0.26, 12.7],
    [0.289, 20.9],
    [0.318, 27.2],
    [0.348, 36.3],
    [0.378, 50.8],
    [0.41, 54.4],
    [0.44, 70.4],
    [0.466, 72.9],
    [0.489, 83.0],
    [0.513, 88.7],
    [0.538, 88.6],
    [0.557, 88.7],
    [0.576, 93.2],
    [0.626, 95.1],
    [0.718, 94.4],
  ],
};
