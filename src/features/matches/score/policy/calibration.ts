import { calibrationSteps } from './calibration-steps.ts';
import type { Reading } from './reading.ts';

/** What is known of a talent decides how far a content score can be trusted: a table each. */
export type Evidence = 'title and skills' | 'title' | 'skills' | 'text';
export type Steps = readonly (readonly [value: number, percent: number])[];

export function evidenceOf(talent: Reading): Evidence {
  const hasSkills = talent.skills.some(({ listed }) => listed);
  if (talent.title.length > 0) return hasSkills ? 'title and skills' : 'title';
  return hasSkills ? 'skills' : 'text';
}

/** Of pairs with this content score, the percentage of good ones: straight lines between the steps of a monotone table. */
export function calibrate(value: number, evidence: Evidence): number {
  const steps: Steps = calibrationSteps[evidence];
  const place = steps.findIndex(([from]) => from >= value);
  const [above, below] = place < 0 ? [[1, 100] as const, steps.at(-1)] : [steps[place], steps[place - 1] ?? ([0, 0] as const)];
  if (above === undefined || below === undefined) return 0;
  const [[to, high], [from, low]] = [above, below];
  return to === from ? high : low + ((high - low) * (value - from)) / (to - from);
}
