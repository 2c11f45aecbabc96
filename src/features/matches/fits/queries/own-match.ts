import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/server/database.ts';
import { isOpenSql, isVisibleTo } from '../../../jobs/queries/visible.ts';
import type { MatchState } from '../../contract.ts';
import { type Answers, isMutual, statusOf, wholePercent } from '../../policy.ts';
import { readDocuments } from '../../queries/documents.ts';
import { type MatchRow, matchColumns } from '../../queries/list.ts';
import { isKnownSql, isOpenTalent, type Reader } from '../../queries/sides.ts';
import { parseReasons } from '../../score/documents/parse-stored.ts';
import type { KeptReasons } from '../../score/policy/kept.ts';
import { toChange, toReasons } from '../../score/policy/shown.ts';
import { type Scorer, scoreDocuments } from '../../score/queries/ask-scorer.ts';
import { keepChanges } from '../commands/keep-changes.ts';

type Scored = { score: number; reasons: KeptReasons };

/** How well a job fits a viewer; null if there is no such job for them. */
export async function readOwnMatch(executor: Executor, scorer: Scorer, reader: Reader & { now: Date }, jobId: string) {
  const pair = await findPair(executor, reader, jobId);
  if (pair === null) return null;
  const { talentId, isOpen } = pair;
  const stored = talentId !== null && isOpen ? await readStored(executor, jobId, talentId) : null;
  const scored = talentId === null || !isOpen ? null : (stored ?? (await scoreNow(executor, scorer, { jobId, talentId })));
  if (talentId === null || scored === null) return { match: null };
  const { score, reasons } = scored;
  const change = stored?.change ?? (await keepChanges(scorer, { talentId, jobIds: [jobId], now: reader.now })).get(jobId) ?? null;
  return {
    match: {
      talentId,
      percent: wholePercent(score),
      reasons: toReasons(reasons, score),
      change: toChange(change, score),
      state: stored && stateOf(stored),
    },
  };
}

type Pair = { talentId: string | null; isOpen: boolean };

/** The viewer's talent profile and a job that they see; without the former while it isn't open to work. */
async function findPair(executor: Executor, { viewerId, today }: Reader, jobId: string): Promise<Pair | null> {
  const { rows } = await executor.execute<Pair>(sql`
    select (${isOpenSql(today)} and j.poster_id <> ${viewerId}) as "isOpen",
      (select t.id from talent_profiles t where t.person_id = ${viewerId} and ${isOpenTalent}) as "talentId"
    from jobs j where j.id = ${jobId} and ${isVisibleTo(viewerId)}`);
  return rows[0] ?? null;
}

async function readStored(executor: Executor, jobId: string, talentId: string): Promise<MatchRow | null> {
  const { rows } = await executor.execute<MatchRow>(sql`
    select ${matchColumns('talent')} from job_matches m where m.job_id = ${jobId} and m.talent_id = ${talentId} and ${isKnownSql('talent')}`);
  return rows[0] ?? null;
}

/** Null until both were read and compared, or when one of them doesn't take part. */
async function scoreNow(
  executor: Executor,
  scorer: Scorer,
  { jobId, talentId }: { jobId: string; talentId: string },
): Promise<Scored | null> {
  const jobs = await readDocuments(executor, 'job', [jobId]);
  const talents = await readDocuments(executor, 'talent', [talentId]);
  if (jobs.length === 0 || talents.length === 0) return null;
  const {
    scores: [score],
    reasons: [reasons],
  } = await scoreDocuments(scorer, { jobs, talents, withReasons: true });
  return score === undefined || reasons === undefined ? null : { score, reasons: parseReasons(reasons) };
}

export function stateOf(answers: Answers): MatchState {
  return { status: statusOf(answers), answer: answers.own, isMutual: isMutual(answers) };
}
