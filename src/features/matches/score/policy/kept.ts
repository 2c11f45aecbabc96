import type { Reason, Score } from './score.ts';

/** The reasons of a score as they are kept, as short as can be: skills as the job asks for them, and points. */
export type KeptReasons = { points: [about: Reason['about'], points: number][]; skills: KeptSkill[] };

/**
 * A skill that the job asks for, how near the talent's are (hundredths), the talent's own where there is one and it is only near, and
 * whether that is of the same field alone.
 */
export type KeptSkill =
  | [label: string, share: number]
  | [label: string, share: number, through: string]
  | [label: string, share: number, through: string, by: 'field'];

/** The skill that would add most, with the score that it would make in hundredths of a percent; empty when none would add anything. */
export type KeptChange = [skill: string, score: number] | [];

/** To be increased with each change of what is read or how it is scored: documents and matches of lower versions are then made anew. */
export const scoreVersion = 4;

const toHundredths = (number: number) => Math.round(number * 100);

export function keepReasons({ content, reasons }: Score): KeptReasons {
  return {
    points: reasons.map(({ about, points }) => [about, toHundredths(points)]),
    skills: content.skills.map(keepSkill),
  };
}

function keepSkill({ label, nearness: { share, through, by } }: Score['content']['skills'][number]): KeptSkill {
  if (share === 1 || through === null) return [label, toHundredths(share)];
  return by === 'field' ? [label, toHundredths(share), through, by] : [label, toHundredths(share), through];
}

/** A score in hundredths of a percent. */
export function keptScore({ percent }: Pick<Score, 'percent'>): number {
  return toHundredths(percent);
}
