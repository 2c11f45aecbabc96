import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import { executePrepared, prepareText } from '../../../platform/server/prepared.ts';
import { lookedAt } from '../../../platform/server/search/newest-answers.ts';
import { listedAt } from '../../projects/search.ts';
import type { Dashboard, OwnCriteria } from '../contract.ts';
import { isCountedFor, isOutdated, newSinceOf, percentageOf } from '../policy.ts';
import type { investorDashboards } from '../tables.ts';
import { isDismissedBy, isMatchSql, isOfferedTo, offeredSql } from './criteria.ts';

type Kept = Pick<typeof investorDashboards.$inferSelect, 'total' | 'matches' | 'countedFor' | 'countedAt' | 'seenAt' | 'newSince'>;

/** An investor's criteria, and what is kept of their dashboard. */
export type Investor = { criteria: OwnCriteria; kept: Kept };

type InvestorRow = OwnCriteria & { [name in keyof Kept]: Kept[name] extends Date | null ? string | null : Kept[name] };

const readRow = prepareText<InvestorRow>(`
  select p.preferred_sectors as sectors, p.investment_min as min, p.investment_max as max, p.investment_types as types,
    d.total, d.matches, coalesce(d.counted_for, '') as "countedFor", d.counted_at as "countedAt", d.seen_at as "seenAt",
    d.new_since as "newSince"
  from profiles p left join investor_dashboards d on d.person_id = p.id
  where p.id = $1 and 'investor' = any(p.roles)`);

/** Null for a person without that role. */
export async function readInvestor(executor: Executor, personId: string): Promise<Investor | null> {
  const [row] = await readRow(executor, [personId]);
  if (row === undefined) return null;
  const { sectors, min, max, types, ...kept } = row;
  const [countedAt, seenAt, newSince] = [dateOf(kept.countedAt), dateOf(kept.seenAt), dateOf(kept.newSince)];
  return { criteria: { sectors, min, max, types }, kept: { ...kept, countedAt, seenAt, newSince } };
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

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

const readDismissed = prepareText<{ count: number }>(`
  select count(*)::int as count from project_dismissals d join projects p on p.id = d.project_id
  where d.person_id = $1::uuid and ${offeredSql('$1::uuid')}`);

async function countDismissed(db: Database, investorId: string): Promise<number> {
  const [found] = await readDismissed(db, [investorId]);
  return found?.count ?? 0;
}
