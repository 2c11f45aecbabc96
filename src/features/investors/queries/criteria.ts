import { eq, type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { profiles } from '../../profiles/tables.ts';
import { listedProjectSql, viewerSql } from '../../projects/queries/visible.ts';
import { canSeeSql, hiddenPeopleSql } from '../../relations/queries.ts';
import type { OwnCriteria } from '../contract.ts';
import { type Criteria, categoriesOf } from '../policy.ts';

/** The columns of a profile that hold an investor's criteria. */
export const criteriaColumns = {
  sectors: profiles.preferredSectors,
  min: profiles.investmentMin,
  max: profiles.investmentMax,
  types: profiles.investmentTypes,
};

/** An investor's criteria; null for a person without that role. */
export async function readCriteria(executor: Executor, personId: string): Promise<OwnCriteria | null> {
  const [row] = await executor.select({ roles: profiles.roles, criteria: criteriaColumns }).from(profiles).where(eq(profiles.id, personId));
  return row?.roles.includes('investor') ? row.criteria : null;
}

export const textArray = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

/**
 * The condition that a row of projects meets criteria: `isMatch(fitOf(criteria, project))` in SQL. It names every category where
 * all will do, as the index of amounts begins with the category.
 */
export function isMatchSql({ sectors, min, max, types }: Criteria): SQL {
  const conditions = [
    sql`category = any(${textArray(categoriesOf(sectors))})`,
    ...(min === null ? [] : [sql`target_amount - raised_amount >= ${min}`]),
    ...(max === null ? [] : [sql`target_amount - raised_amount <= ${max}`]),
    ...(types.length === 0 ? [] : [sql`(funding_types = '{}' or funding_types && ${textArray(types)})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** The condition that a row `p` of projects is an active one, written as in the indexes of offers. */
export const isOffer = sql`p.status = 'active' and p.withdrawn_at is null`;

/** The condition that a row `p` of projects is an active one of somebody else whom the investor may see. */
export function isOfferedTo(investorId: string): SQL {
  return bindSql(offeredSql, viewerSql(investorId));
}

/** The same as SQL text; `investor` is SQL of their id. */
export function offeredSql(investor: string): string {
  return `${listedProjectSql('p')} and p.status = 'active' and p.owner_id <> ${investor} and ${canSeeSql('p.owner_id', investor)}`;
}

/** The condition that a row `p` of projects is an active one that `isOfferedTo` leaves out: the investor's own, or of somebody hidden from them. */
export function isWithheldFrom(investorId: string): SQL {
  const hidden = bindSql((viewer) => `select ${viewer} union all ${hiddenPeopleSql(viewer)}`, viewerSql(investorId));
  return sql`${isOffer} and p.owner_id in (${hidden})`;
}

/** SQL of a condition: an investor said that a row `p` of projects isn't for them. */
export function isDismissedBy(investorId: string): SQL {
  return sql`exists (select from project_dismissals d where d.person_id = ${investorId} and d.project_id = p.id)`;
}
