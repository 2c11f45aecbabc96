import { type SQL, sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { canSeeSql } from '../../relations/queries.ts';

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

/** SQL of a query of the ids of a project's roles; of none where the viewer can't see the project. */
export function visibleRolesOf(projectId: string, viewerId: string | null): SQL {
  return sql`
    select r.id from project_roles r join projects p on p.id = r.project_id
    where p.id = ${projectId} and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))}`;
}

/** Whether an upload is the picture or the logo of a project that this viewer can see. */
export async function isProjectPicture(executor: Executor, viewerId: string | null, uploadId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select 1 from projects p where (p.image_id = ${uploadId} or p.logo_id = ${uploadId})
      and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))} limit 1`);
  return rows.length > 0;
}

/** Whether an upload is a document of a project that this viewer can see. */
export async function isProjectDocument(executor: Executor, viewerId: string | null, uploadId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select 1 from project_documents d join projects p on p.id = d.project_id
    where d.id = ${uploadId} and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))}`);
  return rows.length > 0;
}
