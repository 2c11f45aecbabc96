import type { Evidence, Steps } from './calibration.ts';

/** Made by `node bench/matches/calibrate.ts` on data for that (docs/matching.md): content scores with the percentage of good pairs. */
export const calibrationSteps: Record<Evidence, Steps> = {
  'title and skills': [[1, 100]],
  title: [[1, 100]],
  skills: [[1, 100]],
  text: [[1, 100]],
};
