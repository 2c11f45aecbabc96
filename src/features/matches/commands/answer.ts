import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { todayOf } from '../../jobs/queries/visible.ts';
import { openConversationForGood } from '../../messages/commands/answer-request.ts';
import { markAnswered } from '../../notifications/commands/mark-read.ts';
import { changeExcerpt, notify, withdraw } from '../../notifications/commands/notify.ts';
import { lockPeople } from '../../relations/commands.ts';
import type { MatchState } from '../contract.ts';
import { type Answers, contactRefusal, isMutual, type MatchAnswer, type MatchSide, statusOf } from '../policy.ts';
import { answerColumns, seenMatchesSql } from '../queries/sides.ts';
import { tellOfMatches } from './tell.ts';

type PairId = { jobId: string; talentId: string };

type Locked = Answers & PairId & { side: MatchSide; viewerId: string; otherId: string; title: string };

/** Says, or takes back, what a viewer thinks of a match; null when there is none for them. The same again changes nothing. */
export async function answerMatch(
  services: Services,
  viewerId: string,
  { answer, ...pair }: PairId & { answer: MatchAnswer | null },
): Promise<MatchState | null> {
  return services.db.transaction(async (tx) => {
    const match = await lockMatch(tx, services, viewerId, pair);
    if (match === null) return null;
    if (match.own === answer) return stateOf(match);
    const { own } = answerColumns[match.side];
    const column = sql.raw(`${match.side}_answer`);
    const now = services.clock.now().toISOString();
    await tx.execute(sql`
      update job_matches m set ${column} = ${answer}, ${sql.raw(`${match.side}_answered_at`)} = ${now}::timestamptz
      where job_id = ${match.jobId} and talent_id = ${match.talentId} and ${own} is distinct from ${answer}`);
    const changed = { ...match, own: answer };
    await tellOfAnswer(tx, services, match, changed);
    return stateOf(changed);
  });
}

/** Takes up contact for a viewer who is interested; the other person's id comes with it. */
export async function contactMatch(
  services: Services,
  viewerId: string,
  pair: PairId,
): Promise<(MatchState & { personId: string }) | 'interest-first' | 'rejected' | null> {
  return services.db.transaction(async (tx) => {
    const match = await lockMatch(tx, services, viewerId, pair);
    if (match === null) return null;
    const refusal = contactRefusal(match);
    if (refusal !== null) return refusal;
    if (!match.isContacted) {
      await tx.execute(sql`
        update job_matches set contacted_at = ${services.clock.now().toISOString()}::timestamptz, contacted_by = ${match.side}
        where job_id = ${match.jobId} and talent_id = ${match.talentId}`);
      await tellOfMatches(tx, services, [viewerId, match.otherId]);
      const [ofTalent, ofPoster] = match.side === 'talent' ? [viewerId, match.otherId] : [match.otherId, viewerId];
      await markAnswered(tx, services, { personId: ofTalent, kind: 'match-mutual', subjectId: match.jobId });
      await markAnswered(tx, services, { personId: ofPoster, kind: 'match-mutual', subjectId: match.talentId });
    }
    return { ...stateOf({ ...match, isContacted: true }), personId: match.otherId };
  });
}

function stateOf(match: Answers): MatchState {
  return { status: statusOf(match), answer: match.own, isMutual: isMutual(match) };
}

/** Locks a match that a viewer sees, after both people, so that neither leaves or blocks the other meanwhile. */
async function lockMatch(tx: Transaction, { clock }: Services, viewerId: string, pair: PairId): Promise<Locked | null> {
  const reader = { viewerId, today: todayOf(clock.now()) };
  for (const side of ['talent', 'poster'] as const) {
    const seen = await findMatch(tx, side, reader, pair);
    if (seen === null) continue;
    if (!(await lockPeople(tx, { viewerId, personId: seen.otherId }))) return null;
    return findMatch(tx, side, reader, pair, true);
  }
  return null;
}

type Reader = Parameters<typeof seenMatchesSql>[1];

async function findMatch(
  executor: Executor,
  side: MatchSide,
  reader: Reader,
  { jobId, talentId }: PairId,
  locks = false,
): Promise<Locked | null> {
  const { own, other } = answerColumns[side];
  const { rows } = await executor.execute<Answers & { otherId: string; title: string }>(sql`
    select ${own} as own, ${other} as other, m.contacted_at is not null as "isContacted", j.title,
      ${side === 'talent' ? sql`m.poster_id` : sql`m.person_id`} as "otherId"
    from ${seenMatchesSql(side, reader)} and m.job_id = ${jobId} and m.talent_id = ${talentId} ${locks ? sql`for update of m` : sql``}`);
  const [row] = rows;
  return row === undefined ? null : { ...row, side, jobId, talentId, viewerId: reader.viewerId };
}

/** Tells both once both are interested, and takes it back when one isn't any more. The other's list changes only with what they may know. */
async function tellOfAnswer(tx: Transaction, services: Services, before: Locked, after: Locked): Promise<void> {
  const { viewerId, otherId, title } = after;
  const seenByOther = (answers: Answers) => {
    const turned = { ...answers, own: answers.other, other: answers.own };
    return `${statusOf(turned)} ${isMutual(turned)}`;
  };
  const isSeen = seenByOther(before) !== seenByOther(after);
  await tellOfMatches(tx, services, isSeen ? [viewerId, otherId] : [viewerId]);
  if (isMutual(before) === isMutual(after)) return;
  for (const [personId, actorId] of [
    [viewerId, otherId],
    [otherId, viewerId],
  ] as const) {
    const isTalent = (personId === viewerId) === (after.side === 'talent');
    const subjectId = isTalent ? after.jobId : after.talentId;
    if (isMutual(after))
      await notify(tx, services, personId, { kind: 'match-mutual', actorId, subjectId, side: isTalent ? 'talent' : 'poster', title });
    else await takeBack(tx, services, { personId, subjectId, match: after });
  }
  if (isMutual(after)) await openConversationForGood(tx, services, viewerId, otherId);
}

/** Takes the news of a match back. A poster has one of all jobs that a talent and they like: it turns to the last of those that are left. */
async function takeBack(
  tx: Transaction,
  services: Services,
  { personId, subjectId, match: { jobId, talentId, title } }: { personId: string; subjectId: string; match: Locked },
): Promise<void> {
  const { rows } = await tx.execute<{ title: string }>(sql`
    select j.title from job_matches m join jobs j on j.id = m.job_id
    where m.talent_id = ${talentId} and m.poster_id = ${personId} and m.job_id <> ${jobId}
      and m.poster_answer = 'interested' and m.talent_answer = 'interested'
    order by greatest(m.poster_answered_at, m.talent_answered_at) desc limit 1`);
  const [left] = rows;
  if (left === undefined) await withdraw(tx, services, personId, 'match-mutual', subjectId);
  else await changeExcerpt(tx, services, { kind: 'match-mutual', personId, subjectId, from: title, to: left.title });
}
