import { and, desc, eq } from 'drizzle-orm';
import { settleMatches } from '../../../features/matches/factory.ts';
import type { MatchAnswer, MatchSide } from '../../../features/matches/policy.ts';
import { jobMatches } from '../../../features/matches/tables.ts';
import type { Services } from '../../../platform/server/services.ts';

type Said = { own: MatchAnswer | null; other: MatchAnswer | null; isContacted?: true };

/** The answers to the best matches of a person who signs in, the best first; the rest wait for theirs. */
const said: Said[] = [
  { own: null, other: 'interested' },
  { own: 'interested', other: 'interested' },
  { own: 'interested', other: null },
  { own: 'interested', other: 'interested', isContacted: true },
  { own: null, other: null },
  { own: 'rejected', other: null },
];

/** Makes the matches of the demo, and answers to some of those of the people who sign in. */
export async function storeMatches(services: Services, signIns: string[], now: Date): Promise<void> {
  await settleMatches(services);
  for (const personId of signIns) {
    for (const side of ['talent', 'poster'] as const) await storeAnswers(services, { personId, side }, now);
  }
}

async function storeAnswers({ db }: Services, { personId, side }: { personId: string; side: MatchSide }, now: Date): Promise<void> {
  const { jobId, talentId, score, personId: talent, posterId } = jobMatches;
  const best = await db
    .select({ jobId, talentId })
    .from(jobMatches)
    .where(eq(side === 'talent' ? talent : posterId, personId))
    .orderBy(desc(score), desc(jobId), desc(talentId))
    .limit(said.length);
  for (const [place, pair] of best.entries()) {
    const { own = null, other = null, isContacted = false } = said[place] ?? {};
    const [talentAnswer, posterAnswer] = side === 'talent' ? [own, other] : [other, own];
    await db
      .update(jobMatches)
      .set({
        ...{ talentAnswer, talentAnsweredAt: talentAnswer && now, posterAnswer, posterAnsweredAt: posterAnswer && now },
        ...(isContacted && { contactedAt: now, contactedBy: side }),
      })
      .where(and(eq(jobId, pair.jobId), eq(talentId, pair.talentId)));
  }
}
