import type { MatchChange, MatchReasons } from '../../contract.ts';
import { wholePercent } from '../../policy.ts';
import type { KeptChange, KeptReasons, KeptSkill } from './kept.ts';

/** Reasons as people read them. */
export function toReasons({ skills, points }: KeptReasons, score: number): MatchReasons {
  const whole = wholePoints(
    points.map(([, each]) => each),
    wholePercent(score),
  );
  return { skills: skills.map(toSkill), points: points.map(([about], place) => ({ about, points: whole[place] ?? 0 })) };
}

function toSkill([label, share, through, by]: KeptSkill): MatchReasons['skills'][number] {
  if (share === 100) return { label, fit: 'has', through: null };
  if (share > 0) return { label, fit: by ?? 'near', through: through ?? null };
  return { label, fit: 'missing', through: null };
}

/** Rounds points in hundredths to whole ones that add up to a sum: those that lost most by it get one more. */
export function wholePoints(points: number[], sum: number): number[] {
  const whole = points.map((each) => Math.floor(each / 100));
  let left = sum - whole.reduce((total, each) => total + each, 0);
  const byLoss = points
    .map((each, place) => ({ place, loss: each / 100 - Math.floor(each / 100) }))
    .toSorted((one, other) => other.loss - one.loss);
  for (const { place } of byLoss) {
    if (left <= 0) break;
    whole[place] = (whole[place] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

/** The change that a person is told of: one by which the percentage that they read grows. */
export function toChange(change: KeptChange | null, score: number): MatchChange | null {
  const [skill, reached] = change ?? [];
  if (skill === undefined || reached === undefined || wholePercent(reached) <= wholePercent(score)) return null;
  return { skill, percent: wholePercent(reached) };
}
