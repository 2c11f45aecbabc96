import { calibrate, evidenceOf } from './calibration.ts';
import { type Condition, compareConditions, type JobTerms, type TalentTerms } from './conditions.ts';
import { type Content, compareContent } from './content.ts';
import type { PreparedJob, PreparedTalent } from './prepare.ts';
import { type PartName, partNames, type Weights } from './weights.ts';

export type ScoredJob = { prepared: PreparedJob; terms: JobTerms };
export type ScoredTalent = { prepared: PreparedTalent; terms: TalentTerms };

/** A reason with the points that it adds to the percentage, or takes from it. */
export type Reason = { about: PartName | Condition['name']; points: number };

export type Score = {
  /** Between 0 and 100, not rounded: the sum of the points of all reasons. */
  percent: number;
  content: Content;
  reasons: Reason[];
};

/** A percentage says that everything fits only when the talent has all of the job's skills. */
const mostWithGaps = 99;

/** Scores a pair: the same number and reasons for both sides. */
export function scorePair(job: ScoredJob, talent: ScoredTalent, weights: Weights): Score {
  const content = compareContent(job.prepared, talent.prepared, weights);
  const hasGaps = content.skills.length === 0 || content.skills.some(({ nearness }) => nearness.share < 1);
  const calibrated = Math.min(hasGaps ? mostWithGaps : 100, calibrate(content, evidenceOf(talent.prepared.reading.hasTitle)));
  const reasons: Reason[] = [];
  const sum = partNames.reduce((total, name) => total + weights.parts[name] * (content.parts[name] ?? 0), 0);
  for (const name of partNames) {
    const part = weights.parts[name] * (content.parts[name] ?? 0);
    if (part > 0) reasons.push({ about: name, points: (calibrated * part) / sum });
  }
  let percent = calibrated;
  for (const { name, factor } of compareConditions(job.terms, talent.terms)) {
    if (factor === 1) continue;
    reasons.push({ about: name, points: percent * (factor - 1) });
    percent *= factor;
  }
  return { percent, content, reasons };
}
