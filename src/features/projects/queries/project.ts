import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import { visibleDetailsSql } from '../../profiles/queries.ts';
import { toPicture } from '../../uploads/queries.ts';
import { type AccessRow, accessSql, toAccess } from '../admissions/queries.ts';
import type { Project } from '../contract.ts';
import { countInterests, ownInterestsSql } from '../interests/queries.ts';
import { type MemberRow, type MembershipRow, membershipSql, membersSql, toMember, toMembership } from '../members/queries.ts';
import { planSql, type StoredPlan } from '../plan/queries.ts';
import { canSeeCapTable, canSeeEquity } from '../policy.ts';
import { documentsSql } from '../project-documents/queries.ts';
import type { projects } from '../tables.ts';
import { type CommonRow, commonColumns, toCommon } from './card.ts';
import { visibleProjectSql } from './visible.ts';

type ProjectRow = CommonRow &
  Pick<typeof projects.$inferSelect, 'tags' | 'objectives' | 'slogan'> & {
    full_description: string;
    start_date: string | null;
    company_name: string;
    company_number: string;
    raised_stated_at: string | null;
    funding_purposes: Project['fundingPurposes'];
    funding_types: Project['fundingTypes'];
    equity_proposal: string;
    equity_audience: Project['equityAudience'];
    published_at: string | null;
    updated_at: string;
    owner_location: string;
    logo_id: string | null;
    logo_width: number | null;
    logo_height: number | null;
    logo_widths: number[] | null;
    roles: Project['roles'];
    documents: Project['documents'];
    plan: StoredPlan;
    access: AccessRow;
    members: MemberRow[];
    membership: MembershipRow;
    interests: Project['interests'];
  };

const projectColumns = `${commonColumns}, p.tags, p.objectives, p.slogan, p.full_description, p.start_date, p.company_name, p.company_number,
  p.raised_stated_at, p.funding_purposes, p.funding_types, p.equity_proposal, p.equity_audience, p.published_at, p.updated_at,
  case when ${visibleDetailsSql('a', 'v.id')} then a.location else '' end as owner_location,
  l.id as logo_id, l.width as logo_width, l.height as logo_height, l.widths as logo_widths,
  (select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.role_name, 'description', r.description,
    'requirements', r.requirements, 'timeCommitment', r.time_commitment, 'compensation', r.compensation,
    'isFilled', r.is_filled) order by r.position), '[]')
    from project_roles r where r.project_id = p.id) as roles,
  ${documentsSql('p.id')} as documents,
  ${planSql('p.id')} as plan, ${accessSql('p.id', 'v.id')} as access,
  ${membersSql('p.id', 'v.id')} as members, ${membershipSql('p.id', 'v.id')} as membership,
  ${ownInterestsSql('p.id', 'v.id')} as interests`;

/**
 * One project `$2` as the viewer `$1` sees it, in one column of JSON: pg describes and reads each of fifty columns on its
 * own, which takes longer than reading JSON.
 */
const readRow = prepareText<{ project: ProjectRow }>(`
  select row_to_json(read) as project from (
    select ${projectColumns}
    from (select $1::uuid as id) v, projects p
    join profiles a on a.id = p.owner_id
    left join uploads u on u.id = p.image_id
    left join uploads l on l.id = p.logo_id
    where p.id = $2 and ${visibleProjectSql('p', '$1::uuid')}
  ) read`);

type Reader = { viewerId: string | null; now: Date };

/** One project as this viewer sees it; null when there is none for them. */
export async function readProject(executor: Executor, { viewerId, now }: Reader, projectId: string): Promise<Project | null> {
  const [row] = await readRow(executor, [viewerId, projectId]);
  if (row === undefined) return null;
  const project = toProject(row.project, { viewerId, now });
  return { ...project, interestCounts: project.can.edit ? await countInterests(executor, project.owner.id, projectId) : [] };
}

function toProject(row: ProjectRow, { viewerId, now }: Reader): Omit<Project, 'interestCounts'> {
  const card = toCommon(row, viewerId);
  const { capTable, ...plan } = row.plan;
  const isOwner = card.can.edit;
  const viewer = { isOwner, isMember: viewerId !== null, isAdmitted: row.access?.status === 'admitted' };
  const isShown = canSeeEquity(row.equity_audience, viewer);
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
    capTable: canSeeCapTable(viewer) ? capTable : null,
    access: viewerId === null || isOwner ? null : toAccess(row.access, now),
    members: row.members.map(toMember),
    membership: toMembership(row.membership, now),
    interests: row.interests,
    roles: row.roles,
    documents: row.documents,
    plan,
    publishedAt: row.published_at && isoOf(row.published_at),
    updatedAt: isoOf(row.updated_at),
    withdrawnAt: row.withdrawn_at && isoOf(row.withdrawn_at),
  };
}
