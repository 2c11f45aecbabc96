import { calibrationSteps, type Evidence, type Steps } from './calibration-steps.ts';

/** How far a score can be trusted depends on whether the talent has a title. Skills don't count here: one more never lowers a score. */
export function evidenceOf(hasTitle: boolean): Evidence {
  return hasTitle ? 'title' : 'no title';
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
