import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { type CardRow, cardColumns, toCard } from '../../projects/queries/card.ts';
import { viewerSql } from '../../projects/queries/visible.ts';
import { listedAt, newestProjects } from '../../projects/search.ts';
import type { DashboardProject, DashboardView } from '../contract.ts';
import { fitOf, isMatch, newSinceOf, pageSize } from '../policy.ts';
import { isDismissedBy, isMatchSql, isOffer, isOfferedTo } from './criteria.ts';
import type { Investor } from './dashboard.ts';

type OfferRow = CardRow & {
  funding_types: DashboardProject['project']['fundingTypes'];
  listed_at: string;
  time: string;
  is_dismissed: boolean;
} & Record<string, unknown>;

type Asked = { investorId: string; investor: Investor; view: DashboardView; after: string | undefined; now: Date };

/** A page of the projects that an investor is offered, each held against their criteria. */
export async function listDashboardProjects(db: Database, asked: Asked): Promise<{ projects: DashboardProject[]; next: string | null }> {
  const { investorId, investor, now } = asked;
  const rows = await executePrepared<OfferRow>(
    db,
    sql`
    select ${sql.raw(cardColumns)}, p.funding_types, ${listedAt} as listed_at, found.time, ${isDismissedBy(investorId)} as is_dismissed
    from (select ${viewerSql(investorId)} as id) v, ${foundSql(asked)} found
    join projects p on p.id = found.id
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    order by found.time desc, p.id desc`,
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const newSince = newSinceOf(investor.kept, now);
  return {
    projects: shown.map((row) => {
      const project = { ...toCard(row, investorId), fundingTypes: row.funding_types };
      const fit = fitOf(investor.criteria, project);
      const isNew = newSince !== null && new Date(row.listed_at) > newSince;
      return { project, fit, isMatch: isMatch(fit), isNew, isDismissed: row.is_dismissed };
    }),
    next: last === undefined ? null : `${isoOf(last.time)}_${last.id}`,
  };
}

/** SQL of the ids on a page, each with the `time` by which it is listed, and of one more. */
function foundSql({ investorId, investor, view, after }: Asked): SQL {
  const isOffered = isOfferedTo(investorId);
  const most = pageSize + 1;
  if (view === 'matches') {
    const isAnswer = sql`${isOffer} and ${isMatchSql(investor.criteria)}`;
    return newestProjects({ isAnswer, where: isOffer, isShown: sql`${isOffered} and not ${isDismissedBy(investorId)}`, after, most });
  }
  const [time, id] = beginAfter(after);
  if (view === 'dismissed') {
    return sql`(
      select p.id, d.dismissed_at as time from project_dismissals d join projects p on p.id = d.project_id
      where d.person_id = ${investorId} and (d.dismissed_at, p.id) < (${time}::timestamptz, ${id}::uuid) and ${isOffered}
      order by time desc, p.id desc limit ${most})`;
  }
  return sql`(
    select p.id, ${listedAt} as time from projects p
    where ${isOffered} and (${listedAt}, p.id) < (${time}::timestamptz, ${id}::uuid)
    order by ${listedAt} desc, p.id desc limit ${most})`;
}
