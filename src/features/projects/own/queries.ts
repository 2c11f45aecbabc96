import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareRead } from '../../../platform/server/prepared.ts';
import { toPicture } from '../../uploads/queries.ts';
import { uploads } from '../../uploads/tables.ts';
import type { ProjectRole } from '../contract.ts';
import { planSql, type StoredPlan } from '../plan/queries.ts';
import type { ProjectDocument } from '../project-documents/contract.ts';
import { documentsSql } from '../project-documents/queries.ts';
import { projectColumns, projects } from '../tables.ts';
import type { OwnProject } from './contract.ts';

type StatedRaise = { amount: number; statedAt: string };

/** The most stated amounts that are shown. */
const shownRaises = 50;

const rolesSql = sql<ProjectRole[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'roleName', r.role_name, 'description', r.description, 'requirements', r.requirements,
    'timeCommitment', r.time_commitment, 'compensation', r.compensation) order by r.position)
  from project_roles r where r.project_id = ${projects.id}), '[]')`;

const raisesSql = sql<StatedRaise[]>`coalesce((
  select json_agg(json_build_object('amount', r.amount, 'statedAt', r.stated_at) order by r.stated_at desc)
  from (select * from project_raises where project_id = ${projects.id} order by stated_at desc limit ${sql.raw(`${shownRaises}`)}) r), '[]')`;

const [image, logo] = [alias(uploads, 'image'), alias(uploads, 'logo')];
const pictureOf = (upload: typeof image | typeof logo) => ({
  id: upload.id,
  width: upload.width,
  height: upload.height,
  widths: upload.widths,
});

const readRow = prepareRead('own-project', (executor) =>
  executor
    .select({
      project: projectColumns,
      roles: rolesSql,
      raises: raisesSql,
      plan: sql<StoredPlan>`${sql.raw(planSql('projects.id'))}`,
      image: pictureOf(image),
      logo: pictureOf(logo),
      documents: sql<ProjectDocument[]>`${sql.raw(documentsSql('projects.id'))}`,
    })
    .from(projects)
    .leftJoin(image, eq(image.id, projects.imageId))
    .leftJoin(logo, eq(logo.id, projects.logoId))
    .where(and(eq(projects.id, sql.placeholder('id')), eq(projects.ownerId, sql.placeholder('ownerId')))),
);

/** A person's own project with everything that they can change of it; null when it isn't theirs. */
export async function readOwnProject(executor: Executor, ownerId: string, id: string): Promise<OwnProject | null> {
  const [row] = await readRow(executor, { ownerId, id });
  return row === undefined ? null : toOwnProject(row);
}

type PictureRow = Parameters<typeof toPicture>[0] | null;
type Row = {
  project: Omit<typeof projects.$inferSelect, 'search' | 'indexedBy' | 'facets'>;
  roles: ProjectRole[];
  raises: StatedRaise[];
  plan: StoredPlan;
  image: PictureRow;
  logo: PictureRow;
  documents: ProjectDocument[];
};

function toOwnProject({ project, roles, raises, plan, image, logo, documents }: Row): OwnProject {
  const { id, ownerId, status, version, raisedAmount, raisedStatedAt, createdAt, ...rest } = project;
  const { updatedAt, publishedAt, completedAt, withdrawnAt, followersCount, ...fields } = rest;
  const milestones = plan.milestones.map(({ earlierDates, ...milestone }) => milestone);
  return {
    id,
    status,
    version,
    fields: {
      ...fields,
      roles,
      documents: documents.map(({ id: documentId, name }) => ({ id: documentId, name })),
      plan: { ...plan, milestones },
    },
    image: image && toPicture(image),
    logo: logo && toPicture(logo),
    documents,
    raisedAmount,
    raisedStatedAt: raisedStatedAt?.toISOString() ?? null,
    raises: raises.map(({ amount, statedAt }) => ({ amount, statedAt: new Date(statedAt).toISOString() })),
    updatedAt: updatedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
