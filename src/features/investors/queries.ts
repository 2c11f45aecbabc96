import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database.ts';
import { isoOf } from '../../platform/server/iso-of.ts';
import { beginAfter } from '../../platform/server/newest-first.ts';
import { profiles } from '../profiles/tables.ts';
import { type CardRow, cardColumns, listedProjectSql, toCard, viewerSql } from '../projects/queries.ts';
import { listedAtSql } from '../projects/tables.ts';
import { canSee } from '../relations/queries.ts';
import type { Dashboard, DashboardProject } from './contract.ts';
import { type Criteria, categoriesOf, fitOf, isMatch, pageSize, percentageOf } from './policy.ts';

type OwnCriteria = Dashboard['criteria'];

/** An investor's criteria; null for a person without that role. */
export async function readCriteria(executor: Executor, personId: string): Promise<OwnCriteria | null> {
  const [row] = await executor
    .select({
      roles: profiles.roles,
      sectors: profiles.preferredSectors,
      min: profiles.investmentMin,
      max: profiles.investmentMax,
      types: profiles.investmentTypes,
    })
    .from(profiles)
    .where(eq(profiles.id, personId));
  if (row === undefined || !row.roles.includes('investor')) return null;
  const { roles: _roles, ...criteria } = row;
  return criteria;
}

const textArray = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** The condition that a row of projects meets criteria: `isMatch(fitOf(criteria, project))` in SQL. */
export function isMatchSql({ sectors, min, max, types }: Criteria): SQL {
  const conditions = [
    ...(sectors.length === 0 ? [] : [sql`category = any(${textArray(categoriesOf(sectors))})`]),
    ...(min === null ? [] : [sql`target_amount - raised_amount >= ${min}`]),
    ...(max === null ? [] : [sql`target_amount - raised_amount <= ${max}`]),
    ...(types.length === 0 ? [] : [sql`(funding_types = '{}' or funding_types && ${textArray(types)})`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The condition that a row of projects is an active one of somebody else whom the investor may see. */
function isOfferedTo(investorId: string): SQL {
  return sql`${sql.raw(listedProjectSql('projects'))} and status = 'active' and owner_id <> ${investorId} and ${canSee(sql`owner_id`, investorId)}`;
}

/** The figures above an investor's projects. */
export async function readDashboard(db: Database, investorId: string, criteria: OwnCriteria): Promise<Dashboard> {
  const { rows } = await db.execute<{ total: number; matches: number }>(sql`
    select count(*)::int as total, (count(*) filter (where ${isMatchSql(criteria)}))::int as matches
    from projects where ${isOfferedTo(investorId)}`);
  const { total = 0, matches = 0 } = rows[0] ?? {};
  return { criteria, total, matches, percentage: percentageOf({ matches, total }) };
}

type OfferRow = CardRow & { funding_types: DashboardProject['project']['fundingTypes']; listed_at: Date | string } & Record<
    string,
    unknown
  >;
type Asked = { investorId: string; criteria: OwnCriteria; view: 'matches' | 'all'; after: string | undefined };

/** A page of the projects that an investor is offered, the newest first, each held against their criteria. */
export async function listDashboardProjects(
  db: Database,
  { investorId, criteria, view, after }: Asked,
): Promise<{ projects: DashboardProject[]; next: string | null }> {
  const [time, id] = beginAfter(after);
  const listedAt = sql.raw(listedAtSql);
  const { rows } = await db.execute<OfferRow>(sql`
    select ${sql.raw(cardColumns)}, p.funding_types, p.listed_at
    from (select ${viewerSql(investorId)} as id) v,
      (select *, ${listedAt} as listed_at from projects
        where ${isOfferedTo(investorId)} and (${listedAt}, id) < (${time}::timestamptz, ${id}::uuid)
          ${view === 'matches' ? sql`and ${isMatchSql(criteria)}` : sql``}
        order by ${listedAt} desc, id desc limit ${pageSize + 1}) p
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    order by p.listed_at desc, p.id desc`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    projects: shown.map((row) => {
      const project = { ...toCard(row, investorId), fundingTypes: row.funding_types };
      const fit = fitOf(criteria, project);
      return { project, fit, isMatch: isMatch(fit) };
    }),
    next: last === undefined ? null : `${isoOf(last.listed_at)}_${last.id}`,
  };
}
