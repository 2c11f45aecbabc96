import type { Vocabulary } from '../../vocabulary/documents/vocabulary.ts';
import type { TalentTerms } from '../policy/conditions.ts';
import { prepareTalent } from '../policy/prepare.ts';
import { type ScoredJob, scorePair } from '../policy/score.ts';
import { usedWeights } from '../policy/weights.ts';
import { writeReading } from '../policy/written.ts';
import { readTexts, type Texts } from './read.ts';

export type Change = { skill: string; percent: number };

const mostTried = 20;
/** A smaller gain is no reason to change anything. */
const leastGain = 1;

/**
 * The one skill of the job that would add most to the talent's percentage, with the percentage that it then is: the same texts are read
 * with the skill added, so that the promise is kept. Null when nothing adds a point.
 */
export function findBestChange(job: ScoredJob, talent: { texts: Texts; terms: TalentTerms }, vocabulary: Vocabulary): Change | null {
  const scoreOf = (texts: Texts) =>
    scorePair(job, { prepared: prepareTalent(writeReading(readTexts(texts, vocabulary))), terms: talent.terms }, usedWeights);
  const now = scoreOf(talent.texts);
  const lacking = now.content.skills.filter(({ nearness }) => nearness.share < 1).slice(0, mostTried);
  let best: Change | null = null;
  for (const { label } of lacking) {
    const { percent } = scoreOf({ ...talent.texts, skills: [...talent.texts.skills, label] });
    if (percent >= (best?.percent ?? now.percent + leastGain)) best = { skill: label, percent };
  }
  return best;
}
