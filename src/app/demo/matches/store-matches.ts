import { and, desc, eq } from 'drizzle-orm';
import { jobs } from '../../../features/jobs/tables.ts';
import { settleMatches } from '../../../features/matches/factory.ts';
import type { MatchAnswer, MatchSide } from '../../../features/matches/policy.ts';
import { jobMatches } from '../../../features/matches/tables.ts';
import { makeConversation } from '../../../features/messages/factory.ts';
import { conversations } from '../../../features/messages/tables.ts';
import { pairOf } from '../../../features/relations/queries.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';

type Said = { own: MatchAnswer | null; other: MatchAnswer | null; isContacted?: true };

const dayLength = 86_400_000;

/** The first message of each side about a job. */
const firstWords: Record<MatchSide, (title: string) => string> = {
  talent: (title) => `Dag, Kiem brengt ons samen rond “${title}”. Ik lees graag wat jullie eerste vraag zou zijn.`,
  poster: (title) => `Dag, je staat hoog bij onze vacature “${title}”. Zullen we eens een kwartier bellen?`,
};

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
    .select({ jobId, talentId, title: jobs.title, otherId: side === 'talent' ? posterId : talent })
    .from(jobMatches)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .where(eq(side === 'talent' ? talent : posterId, personId))
    .orderBy(desc(score), desc(jobId), desc(talentId))
    .limit(said.length);
  for (const [place, { title, otherId, ...pair }] of best.entries()) {
    const { own = null, other = null, isContacted = false } = said[place] ?? {};
    const ago = (days: number) => new Date(now.getTime() - (days + place / 2) * dayLength);
    const [ownAt, otherAt] = [own && ago(0.3), other && ago(0.9)];
    await db
      .update(jobMatches)
      .set({
        ...(side === 'talent' ? { talentAnswer: own, posterAnswer: other } : { talentAnswer: other, posterAnswer: own }),
        ...(side === 'talent'
          ? { talentAnsweredAt: ownAt, posterAnsweredAt: otherAt }
          : { talentAnsweredAt: otherAt, posterAnsweredAt: ownAt }),
        ...(isContacted && { contactedAt: ago(0.2), contactedBy: side }),
      })
      .where(and(eq(jobId, pair.jobId), eq(talentId, pair.talentId)));
    if (isContacted) await storeContact(db, { from: personId, to: otherId, text: firstWords[side](title), at: ago(0.2) });
  }
}

/** The message of who made contact, unless the two already talk. */
async function storeContact(db: Executor, { from, to, text, at }: { from: string; to: string; text: string; at: Date }): Promise<void> {
  const { lowId, highId } = pairOf(from, to);
  const talks = await db.$count(conversations, and(eq(conversations.lowId, lowId), eq(conversations.highId, highId)));
  if (talks === 0) await makeConversation(db, { from, to, texts: [text], lastAt: at });
}
