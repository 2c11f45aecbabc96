import { todayOf } from '../../../features/jobs/queries/visible.ts';
import { answerMatch, contactMatch } from '../../../features/matches/commands/answer.ts';
import { settleMatches } from '../../../features/matches/factory.ts';
import type { MatchAnswer, MatchSide } from '../../../features/matches/policy.ts';
import { listMatches } from '../../../features/matches/queries/list.ts';
import type { Services } from '../../../platform/server/services.ts';

/** What a person and the other side say of the person's matches, the best first; the rest wait for an answer. */
const said: { own: MatchAnswer | null; other: MatchAnswer | null; isContacted?: true }[] = [
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
  for (const viewerId of signIns) {
    for (const side of ['talent', 'poster'] as const) await answer(services, { viewerId, side, today: todayOf(now) });
  }
}

async function answer(services: Services, { viewerId, side, today }: { viewerId: string; side: MatchSide; today: string }): Promise<void> {
  const asked = { viewerId, today, side, filter: 'all' as const, findChanges: async () => new Map() };
  const { matches } = await listMatches(services.db, asked);
  for (const [place, { jobId, talentId, job, talent }] of matches.slice(0, said.length).entries()) {
    const { own = null, other = null, isContacted = false } = said[place] ?? {};
    const otherId = talent?.person.id ?? job.poster.id;
    if (other !== null) await answerMatch(services, otherId, { jobId, talentId, answer: other });
    if (own !== null) await answerMatch(services, viewerId, { jobId, talentId, answer: own });
    if (isContacted) await contactMatch(services, viewerId, { jobId, talentId });
  }
}
