import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../platform/server/bind-sql.ts';
import type { Database, Executor } from '../../platform/server/database.ts';
import { isoOf } from '../../platform/server/iso-of.ts';
import { beginAfter } from '../../platform/server/newest-first.ts';
import { answers, readSearch, type Search } from '../../platform/server/search/read-search.ts';
import { type PersonRow, personColumns, toPerson, visibleDetailsSql } from '../profiles/queries.ts';
import { canSeeSql } from '../relations/queries.ts';
import { toPicture } from '../uploads/queries.ts';
import type { Overview, Project, ProjectCard } from './contract.ts';
import { planSql, type StoredPlan } from './plan/queries.ts';
import { canEditProject, canSeeEquity } from './policy.ts';
import { listedAt, newestFound } from './search.ts';
import type { projects } from './tables.ts';

export const pageSize = 20;

/**
 * SQL of a condition: a viewer can see a project. Drafts and withdrawn projects are their owner's; all others are public,
 * but for people who don't meet the owner. `project` is the name of a row of projects, `viewer` an SQL expression that is
 * the same for the whole query, and null for a visitor.
 */
export function visibleProjectSql(project: string, viewer: string): string {
  return `((${listedProjectSql(project)} or ${project}.owner_id = ${viewer}) and ${canSeeSql(`${project}.owner_id`, viewer)})`;
}

/** SQL of a condition: everybody may find a project. Written as in the indexes. */
export function listedProjectSql(project: string): string {
  return `(${project}.status <> 'draft' and ${project}.withdrawn_at is null)`;
}

/** SQL of a viewer's id; null for a visitor. */
export function viewerSql(viewerId: string | null): SQL {
  return sql`${viewerId}::uuid`;
}

/** The columns of a card, of a project `p` with its owner `a` and picture `u`. */
export const cardColumns = `p.id, p.title, p.description, p.category, p.status, p.location, p.target_amount, p.raised_amount, p.end_date,
  p.created_at, p.withdrawn_at, p.image_alt, u.id as image_id, u.width, u.height, u.widths,
  (select coalesce(json_agg(r.role_name order by r.position), '[]') from project_roles r where r.project_id = p.id) as role_names,
  ${personColumns('a', 'v.id')}`;

export type CardRow = PersonRow & {
  id: string;
  title: string;
  description: string;
  category: ProjectCard['category'];
  status: ProjectCard['status'];
  location: string;
  target_amount: number;
  raised_amount: number;
  end_date: string | null;
  created_at: Date | string;
  withdrawn_at: Date | string | null;
  image_alt: string;
  image_id: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  role_names: string[];
};

type ListedRow = CardRow & { listed_at: Date | string } & Record<string, unknown>;
type Asked = Overview & { viewerId: string | null /** YYYY-MM-DD in the zone of Kiem's home. */; today: string };

/** A page of projects as this viewer sees them, and where the next one begins. */
export async function listProjects(db: Database, asked: Asked): Promise<{ projects: ProjectCard[]; next: string | null }> {
  const { viewerId, sort, own, status } = asked;
  if (viewerId === null && (own || status === 'draft')) return { projects: [], next: null };
  const search = await readSearch(db, asked.search);
  const { rows } = await db.execute<ListedRow>(sql`
    select ${sql.raw(cardColumns)}, found.time as listed_at
    from (select ${viewerSql(viewerId)} as id) v, ${foundSql(asked, search)} found
    join projects p on p.id = found.id
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    order by ${sort === 'ending' ? sql`p.end_date, p.id` : sql`found.time desc, p.id desc`}`);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { projects: shown.map((row) => toCard(row, viewerId)), next: last === undefined ? null : placeOf(last, sort) };
}

/** SQL of the ids on a page, each with the `time` by which it is listed, and of one more. */
function foundSql(asked: Asked, search: Search | null): SQL {
  const { sort, after } = asked;
  const where = sql.join(conditionsOf(asked), sql` and `);
  const most = pageSize + 1;
  if (search !== null && sort === 'newest') return newestFound({ search, where, after, most });
  const isAnswer = search === null ? sql`true` : answers(sql`p.search`, search);
  const order = sort === 'ending' ? sql`p.end_date, p.id` : sql`time desc, p.id desc`;
  return sql`(
    select p.id, ${listedAt} as time from projects p
    where ${where} and ${isAnswer} ${after === undefined ? sql`` : sql`and ${afterSql(after, sort)}`}
    order by ${order} limit ${most})`;
}

/** Returns the conditions of a list on a row `p`. */
function conditionsOf({ viewerId, category, status, own, sort, today }: Asked): SQL[] {
  const viewer = viewerSql(viewerId);
  const isOwn = own || status === 'draft';
  return [
    isOwn
      ? sql`p.owner_id = ${viewer}`
      : sql`${sql.raw(listedProjectSql('p'))} and ${bindSql((name) => canSeeSql('p.owner_id', name), viewer)}`,
    ...(category === undefined ? [] : [sql`p.category = ${category}`]),
    ...(status === undefined ? [] : [sql`p.status = ${status}`]),
    ...(sort === 'ending' ? [sql`p.status = 'active' and p.end_date >= ${today}`] : []),
  ];
}

function afterSql(after: string, sort: Overview['sort']): SQL {
  const [place, id] = beginAfter(after);
  return sort === 'ending'
    ? sql`(p.end_date, p.id) > (${place}::date, ${id}::uuid)`
    : sql`(${listedAt}, p.id) < (${place}::timestamptz, ${id}::uuid)`;
}

function placeOf(row: ListedRow, sort: Overview['sort']): string {
  return `${sort === 'ending' ? row.end_date : isoOf(row.listed_at)}_${row.id}`;
}

export function toCard(row: CardRow, viewerId: string | null): ProjectCard {
  const picture = toPicture({ id: row.image_id, width: row.width, height: row.height, widths: row.widths });
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    status: row.status,
    location: row.location,
    targetAmount: row.target_amount,
    raisedAmount: row.raised_amount,
    endDate: row.end_date,
    createdAt: isoOf(row.created_at),
    image: picture && { ...picture, alt: row.image_alt },
    owner: toPerson(row),
    roles: row.role_names,
    isWithdrawn: row.withdrawn_at !== null,
    can: { edit: canEditProject(viewerId, row.person_id) },
  };
}

/** Whether an upload is the picture or the logo of a project that this viewer can see. */
export async function isProjectPicture(executor: Executor, viewerId: string | null, uploadId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select 1 from projects p where (p.image_id = ${uploadId} or p.logo_id = ${uploadId})
      and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))} limit 1`);
  return rows.length > 0;
}

type ProjectRow = CardRow &
  Pick<typeof projects.$inferSelect, 'tags' | 'objectives' | 'slogan'> & {
    full_description: string;
    start_date: string | null;
    company_name: string;
    company_number: string;
    raised_stated_at: Date | string | null;
    funding_purposes: Project['fundingPurposes'];
    funding_types: Project['fundingTypes'];
    equity_proposal: string;
    equity_audience: Project['equityAudience'];
    published_at: Date | string | null;
    updated_at: Date | string;
    owner_location: string;
    logo_id: string | null;
    logo_width: number | null;
    logo_height: number | null;
    logo_widths: number[] | null;
    roles: Project['roles'];
    plan: StoredPlan;
  };

const projectColumns = `${cardColumns}, p.tags, p.objectives, p.slogan, p.full_description, p.start_date, p.company_name, p.company_number,
  p.raised_stated_at, p.funding_purposes, p.funding_types, p.equity_proposal, p.equity_audience, p.published_at, p.updated_at,
  case when ${visibleDetailsSql('a', 'v.id')} then a.location else '' end as owner_location,
  l.id as logo_id, l.width as logo_width, l.height as logo_height, l.widths as logo_widths,
  (select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.role_name, 'description', r.description,
    'requirements', r.requirements, 'timeCommitment', r.time_commitment, 'compensation', r.compensation) order by r.position), '[]')
    from project_roles r where r.project_id = p.id) as roles,
  ${planSql('p.id')} as plan`;

/** One project as this viewer sees it; null when there is none for them. */
export async function readProject(executor: Executor, viewerId: string | null, projectId: string): Promise<Project | null> {
  const { rows } = await executor.execute<ProjectRow & Record<string, unknown>>(sql`
    select ${sql.raw(projectColumns)}
    from (select ${viewerSql(viewerId)} as id) v, projects p
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    left join uploads l on l.id = p.logo_id
    where p.id = ${projectId} and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))}`);
  const row = rows[0];
  return row === undefined ? null : toProject(row, viewerId);
}

function toProject(row: ProjectRow, viewerId: string | null): Project {
  const { roles: _names, ...card } = toCard(row, viewerId);
  const { capTable: _ownersAlone, ...plan } = row.plan;
  const isShown = canSeeEquity(row.equity_audience, { isOwner: card.can.edit, isMember: viewerId !== null });
  return {
    ...card,
    owner: { ...card.owner, location: row.owner_location },
    fullDescription: row.full_description,
    tags: row.tags,
    objectives: row.objectives,
    startDate: row.start_date,
    slogan: row.slogan,
    companyName: row.company_name,
    companyNumber: row.company_number,
    logo: toPicture({ id: row.logo_id, width: row.logo_width, height: row.logo_height, widths: row.logo_widths }),
    raisedStatedAt: row.raised_stated_at && isoOf(row.raised_stated_at),
    fundingPurposes: row.funding_purposes,
    fundingTypes: row.funding_types,
    equityProposal: isShown || row.equity_proposal === '' ? row.equity_proposal : null,
    equityAudience: row.equity_audience,
    roles: row.roles,
    plan,
    publishedAt: row.published_at && isoOf(row.published_at),
    updatedAt: isoOf(row.updated_at),
    withdrawnAt: row.withdrawn_at && isoOf(row.withdrawn_at),
  };
}
