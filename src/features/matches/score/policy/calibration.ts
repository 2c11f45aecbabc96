import { calibrationSteps, type Evidence, type Steps } from './calibration-steps.ts';
import type { Content } from './content.ts';

/** How far a score can be trusted depends on whether the talent has a title. Skills don't count here: one more never lowers a score. */
export function evidenceOf(hasTitle: boolean): Evidence {
  return hasTitle ? 'title' : 'no title';
}

/** How much each further skill of a job that is just the same makes a score surer. Beside a title, which says most, they say no more than they weigh. */
const surer: Record<Evidence, number> = { title: 0, 'no title': 0.05 };
const mostFurther = 4;

/**
 * The content score as far as it can be trusted. Of made pairs without a title and with one content score, 28 % were good when one skill
 * was the same, 57 % with three and 89 % with five: likeness of words adds up to as much, but means less
 * (docs/decisions/078-skills-that-are-the-same.md).
 */
export function sureValueOf({ value, skills }: Pick<Content, 'value' | 'skills'>, evidence: Evidence): number {
  const same = skills.filter(({ nearness }) => nearness.share === 1).length;
  const further = Math.min(mostFurther, Math.max(0, same - 1));
  return Math.min(1, value * (1 + surer[evidence] * further));
}

/** Of pairs like this one, the percentage of good ones: straight lines between the steps of a monotone table. */
export function calibrate(content: Pick<Content, 'value' | 'skills'>, evidence: Evidence): number {
  const value = sureValueOf(content, evidence);
  const steps: Steps = calibrationSteps[evidence];
  const place = steps.findIndex(([from]) => from >= value);
  const [above, below] = place < 0 ? [[1, 100] as const, steps.at(-1)] : [steps[place], steps[place - 1] ?? ([0, 0] as const)];
  if (above === undefined || below === undefined) return 0;
  const [[to, high], [from, low]] = [above, below];
  return to === from ? high : low + ((high - low) * (value - from)) / (to - from);
}
