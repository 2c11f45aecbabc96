import type { Vocabulary } from '../../vocabulary/documents/vocabulary.ts';
import type { TalentTerms } from '../policy/conditions.ts';
import { prepareTalent } from '../policy/prepare.ts';
import { type ScoredJob, scorePair } from '../policy/score.ts';
import { usedWeights } from '../policy/weights.ts';
import { writeReading } from '../policy/written.ts';
import { type Parts, toReading, withSkill } from './read.ts';

type Change = { skill: string; percent: number };

const mostTried = 20;
/** A smaller gain is no reason to change anything. */
const leastGain = 1;

/**
 * The one skill of the job that would add most to the talent's percentage, with the percentage that it then is: it is added to what was
 * read as it would be read in the texts, so that the promise is kept. Null when nothing adds a point.
 */
export function findBestChange(job: ScoredJob, talent: { parts: Parts; terms: TalentTerms }, vocabulary: Vocabulary): Change | null {
  const scoreOf = (parts: Parts) =>
    scorePair(job, { prepared: prepareTalent(writeReading(toReading(parts))), terms: talent.terms }, usedWeights);
  const now = scoreOf(talent.parts);
  const lacking = now.content.skills.filter(({ nearness }) => nearness.share < 1).slice(0, mostTried);
  let best: Change | null = null;
  for (const { label } of lacking) {
    const { percent } = scoreOf(withSkill(talent.parts, label, vocabulary));
    if (percent >= (best?.percent ?? now.percent + leastGain)) best = { skill: label, percent };
  }
  return best;
}
