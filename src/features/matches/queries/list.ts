import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import type { ListedMatches, Match, MatchCounts } from '../contract.ts';
import { isMutual, type MatchAnswer, type MatchSide, mostCounted, pageSize, statusOf, wholePercent } from '../policy.ts';
import type { KeptChange, KeptReasons } from '../score/policy/kept.ts';
import { toChange, toReasons } from '../score/policy/shown.ts';
import { readJobCards, readTalentCards } from './cards.ts';
import { answerColumns, type Reader, seenMatchesSql, statusSql } from './sides.ts';

export type MatchRow = {
  jobId: string;
  talentId: string;
  score: number;
  reasons: KeptReasons;
  change: KeptChange | null;
  own: MatchAnswer | null;
  other: MatchAnswer | null;
  isContacted: boolean;
};

/** The columns of a row `m` of matches, as one side sees them. */
export function matchColumns(side: MatchSide): SQL {
  const { own, other } = answerColumns[side];
  return sql`m.job_id as "jobId", m.talent_id as "talentId", m.score, m.reasons, m.change, ${own} as own, ${other} as other,
    m.contacted_at is not null as "isContacted"`;
}

type Asked = ListedMatches & Reader & { findChanges: FindChanges };

/** The changes that would add most for jobs for which nobody looked for one yet. */
type FindChanges = (talentId: string, jobIds: string[]) => Promise<Map<string, KeptChange>>;
type Page = { matches: Match[]; counts: MatchCounts | null; next: string | null };

/** A page of a viewer's matches on one side, and where the next one begins. */
export async function listMatches(executor: Executor, asked: Asked): Promise<Page> {
  const { side, filter, after } = asked;
  const status = statusSql(side);
  const rows = await readRows(
    executor,
    asked,
    sql`
    ${filter === 'all' ? sql`true` : sql`${status} = ${filter}`} and ${after === undefined ? sql`true` : isAfter(after)}
    order by m.score desc, m.job_id desc, m.talent_id desc limit ${pageSize + 1}`,
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    matches: await toMatches(executor, asked, shown),
    counts: after === undefined ? await countMatches(executor, asked) : null,
    next: last === undefined ? null : `${last.score}_${last.jobId}_${last.talentId}`,
  };
}

async function readRows(executor: Executor, asked: Asked, rest: SQL): Promise<MatchRow[]> {
  const rows = await executePrepared<MatchRow>(
    executor,
    sql`
    select ${matchColumns(asked.side)} from ${seenMatchesSql(asked.side, asked)} and ${ofJob(asked.job)} and ${rest}`,
  );
  return rows;
}

const ofJob = (job: string | undefined) => (job === undefined ? sql`true` : sql`m.job_id = ${job}`);

function isAfter(after: string): SQL {
  const [score = '', jobId = '', talentId = ''] = after.split('_');
  return sql`(m.score, m.job_id, m.talent_id) < (${score}::smallint, ${jobId}::uuid, ${talentId}::uuid)`;
}

async function countMatches(executor: Executor, asked: Asked): Promise<MatchCounts> {
  const rows = await executePrepared<{ status: keyof MatchCounts; count: number }>(
    executor,
    sql`
    select status, count(*)::int as count from (
      select ${statusSql(asked.side)} as status from ${seenMatchesSql(asked.side, asked)} and ${ofJob(asked.job)}
      order by m.score desc, m.job_id desc, m.talent_id desc limit ${mostCounted}) as counted group by status`,
  );
  const counts: MatchCounts = { all: 0, pending: 0, interested: 0, contacted: 0, rejected: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
}

async function toMatches(executor: Executor, { side, viewerId, today, findChanges }: Asked, rows: MatchRow[]): Promise<Match[]> {
  const jobs = await readJobCards(executor, { viewerId, today }, [...new Set(rows.map(({ jobId }) => jobId))]);
  const talents =
    side === 'talent' ? new Map() : await readTalentCards(executor, viewerId, [...new Set(rows.map(({ talentId }) => talentId))]);
  const unknown = side === 'talent' ? rows.filter(({ change }) => change === null).map(({ jobId }) => jobId) : [];
  const changes = await findChanges(rows[0]?.talentId ?? '', unknown);
  return rows.flatMap((row) => {
    const job = jobs.get(row.jobId);
    // One that was deleted between the two queries.
    if (job === undefined || (side === 'poster' && !talents.has(row.talentId))) return [];
    const { jobId, talentId, score, reasons, change, own } = row;
    return {
      ...{ jobId, talentId, job, talent: talents.get(talentId) ?? null },
      ...{
        percent: wholePercent(score),
        reasons: toReasons(reasons, score),
        change: side === 'talent' ? toChange(change ?? changes.get(jobId) ?? null, score) : null,
      },
      ...{ status: statusOf(row), answer: own, isMutual: isMutual(row) },
    };
  });
}

/** Whether a job is a person's own. */
export async function isOwnJob(executor: Executor, personId: string, jobId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`select from jobs where id = ${jobId} and poster_id = ${personId}`);
  return rows.length > 0;
}
