import { systemClock } from '../../../../platform/server/clock.ts';
import { createKeep } from '../../../../platform/server/found/keep.ts';
import { wholePercent } from '../../policy.ts';
import type { Texts } from '../../score/documents/read.ts';
import { runScorerInTurn } from '../../score/documents/scorer.ts';
import { keepReasons, keptScore } from '../../score/policy/kept.ts';
import { prepareJob, prepareTalent } from '../../score/policy/prepare.ts';
import { type Score, scorePair } from '../../score/policy/score.ts';
import { toChange, toReasons } from '../../score/policy/shown.ts';
import { statisticsOf } from '../../score/policy/statistics.ts';
import { usedWeights } from '../../score/policy/weights.ts';
import type { Example } from '../contract.ts';
import { exampleCounts } from './counts.ts';
import { exampleJob, exampleTalent, jobTerms, jobTexts, talentTerms, talentTexts } from './pair.ts';

const statistics = statisticsOf({
  ...exampleCounts,
  version: 1,
  lines: exampleCounts.terms.map((terms) => terms.replaceAll('=', '\t').replaceAll('|', '\n')),
});

const runForVisitor = runScorerInTurn(null);

/** Readings of some kB each, as they are stored: those of the example as it begins, and of what visitors try most. */
const keep = createKeep<string>({ clock: systemClock, entries: 200, milliseconds: Number.POSITIVE_INFINITY });

/** Scores the example for a talent with these skills, as every match is scored. */
export async function scoreExample(skills: string[] = exampleTalent.skills): Promise<Example> {
  const now = await scoreWith(skills);
  const score = keptScore(now);
  return {
    job: { title: exampleJob.title, companyName: exampleJob.companyName, text: exampleJob.text, skills: exampleJob.skills },
    talent: { title: exampleTalent.title, text: exampleTalent.text, skills },
    percent: wholePercent(score),
    reasons: toReasons(keepReasons(now), score),
    change: toChange(await findChange(skills, now), score),
  };
}

async function scoreWith(skills: string[]): Promise<Score> {
  const [job, talent] = await Promise.all([read(jobTexts), read(talentTexts(skills))]);
  return scorePair(
    { prepared: prepareJob(job, statistics), terms: jobTerms },
    { prepared: prepareTalent(talent), terms: talentTerms },
    usedWeights,
  );
}

/** The skill of the job that would add most, read with it added, so that the promise is kept. */
async function findChange(skills: string[], now: Score): Promise<[skill: string, score: number] | []> {
  const lacking = now.content.skills.filter(({ nearness }) => nearness.share < 1).map(({ label }) => label);
  const scores: [label: string, score: number][] = [];
  // One after the other: all at once would take the places of other visitors.
  for (const label of lacking) scores.push([label, keptScore(await scoreWith([...skills, label]))]);
  const [best] = scores.toSorted(([, one], [, other]) => other - one);
  return best ?? [];
}

function read(texts: Texts): Promise<string> {
  return keep(JSON.stringify(texts), async () => {
    const answer = await runForVisitor({ do: 'read', texts });
    if (answer.did !== 'read') throw new Error('The scorer answered something else.');
    return answer.reading;
  });
}
