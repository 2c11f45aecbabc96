import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { accounts } from '../../accounts/tables.ts';
import { notificationPreferences } from '../../notifications/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import type { ProjectCategory } from '../../projects/policy.ts';
import { listedAt } from '../../projects/search.ts';
import type { OwnCriteria } from '../contract.ts';
import { criteriaColumns, isDismissedBy, isMatchSql, isOfferedTo } from '../queries/criteria.ts';
import { shownMatches } from './policy.ts';

type Reader = { email: string; firstName: string; criteria: OwnCriteria };

/** The reader of a weekly mail; null when they don't want it any more, aren't an investor, or are suspended. */
export async function findReader(db: Database, personId: string): Promise<Reader | null> {
  const wants = and(
    eq(notificationPreferences.personId, profiles.id),
    eq(notificationPreferences.kind, 'weekly-matches'),
    eq(notificationPreferences.channel, 'mail'),
  );
  const [row] = await db
    .select({ email: accounts.email, firstName: profiles.firstName, roles: profiles.roles, criteria: criteriaColumns })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .innerJoin(notificationPreferences, wants)
    .where(and(eq(profiles.id, personId), isNull(accounts.suspendedAt)));
  if (row === undefined || !row.roles.includes('investor')) return null;
  const { roles: _roles, ...reader } = row;
  return reader;
}

export type ToldMatch = {
  id: string;
  title: string;
  description: string;
  category: ProjectCategory;
  targetAmount: number;
  raisedAmount: number;
};
type Week = { since: string; until: string };

/** The newest of an investor's matches that were published in a week, as they are now, and the number of all. */
export async function findNewMatches(
  db: Database,
  investorId: string,
  criteria: OwnCriteria,
  { since, until }: Week,
): Promise<{ matches: ToldMatch[]; count: number }> {
  const { rows } = await db.execute<ToldMatch & { count: number }>(sql`
    select p.id, title, description, category, target_amount as "targetAmount", raised_amount as "raisedAmount", (count(*) over ())::int as count
    from projects p
    where ${isOfferedTo(investorId)} and ${isMatchSql(criteria)} and not ${isDismissedBy(investorId)}
      and ${listedAt} > ${since}::timestamptz and ${listedAt} <= ${until}::timestamptz
    order by ${listedAt} desc, p.id desc limit ${shownMatches}`);
  return { matches: rows.map(({ count: _count, ...match }) => match), count: rows[0]?.count ?? 0 };
}
