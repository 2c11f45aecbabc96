import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { lookedAt } from '../../../platform/server/search/newest-answers.ts';
import { profiles } from '../../profiles/tables.ts';
import { listedAt } from '../../projects/search.ts';
import type { Dashboard, OwnCriteria } from '../contract.ts';
import { isCountedFor, isOutdated, newSinceOf, percentageOf } from '../policy.ts';
import { investorDashboards } from '../tables.ts';
import { criteriaColumns, isDismissedBy, isMatchSql, isOfferedTo } from './criteria.ts';

type Kept = Pick<typeof investorDashboards.$inferSelect, 'total' | 'matches' | 'countedFor' | 'countedAt' | 'seenAt' | 'newSince'>;

/** An investor's criteria, and what is kept of their dashboard. */
export type Investor = { criteria: OwnCriteria; kept: Kept };

const nothingKept: Kept = { total: null, matches: null, countedFor: '', countedAt: null, seenAt: null, newSince: null };

/** Null for a person without that role. */
export async function readInvestor(executor: Executor, personId: string): Promise<Investor | null> {
  const { total, matches, countedFor, countedAt, seenAt, newSince } = investorDashboards;
  const [row] = await executor
    // Drizzle takes the row for missing when the first of its columns is null.
    .select({ roles: profiles.roles, criteria: criteriaColumns, kept: { countedFor, total, matches, countedAt, seenAt, newSince } })
    .from(profiles)
    .leftJoin(investorDashboards, eq(investorDashboards.personId, profiles.id))
    .where(eq(profiles.id, personId));
  return row?.roles.includes('investor') ? { criteria: row.criteria, kept: row.kept ?? nothingKept } : null;
}

/** The figures above an investor's projects. Its cost doesn't grow with the number of projects. */
export async function readDashboard(db: Database, investorId: string, { criteria, kept }: Investor, now: Date): Promise<Dashboard> {
  const { total, matches } = kept;
  const figures =
    total === null || matches === null || !isCountedFor(kept, criteria)
      ? null
      : { total, matches, percentage: percentageOf({ matches, total }) };
  return {
    criteria,
    figures,
    isCounting: isOutdated(kept, criteria, now),
    newMatches: await countNew(db, investorId, criteria, newSinceOf(kept, now)),
    dismissed: await countDismissed(db, investorId),
  };
}

/** Counts the matches among the newest projects since a moment. `isMore`: there were more new projects than it looked at. */
async function countNew(db: Database, investorId: string, criteria: OwnCriteria, since: Date | null): Promise<Dashboard['newMatches']> {
  if (since === null) return { count: 0, isMore: false };
  const most = sql.raw(`${lookedAt}`);
  const [found] = await executePrepared<{ count: number; isMore: boolean }>(
    db,
    sql`
    select (count(*) filter (where ${isMatchSql(criteria)}))::int as count, count(*) = ${most} as "isMore"
    from (select p.* from projects p
      where ${isOfferedTo(investorId)} and not ${isDismissedBy(investorId)} and ${listedAt} > ${since.toISOString()}::timestamptz
      order by ${listedAt} desc, p.id desc limit ${most}) newest`,
  );
  return found ?? { count: 0, isMore: false };
}

async function countDismissed(db: Database, investorId: string): Promise<number> {
  const [found] = await executePrepared<{ count: number }>(
    db,
    sql`
    select count(*)::int as count from project_dismissals d join projects p on p.id = d.project_id
    where d.person_id = ${investorId} and ${isOfferedTo(investorId)}`,
  );
  return found?.count ?? 0;
}
