import { and, eq } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { ProjectStatus } from '../policy.ts';
import { viewerSql, visibleProjectSql } from '../queries/visible.ts';
import { projects } from '../tables.ts';

/** A project that somebody acts on. */
export type SeenProject = { id: string; ownerId: string; title: string; status: ProjectStatus; isWithdrawn: boolean };

/** The owner, title and state of a project that this viewer can see; null when there is none for them. */
export async function findSeen(executor: Executor, viewerId: string | null, projectId: string): Promise<SeenProject | null> {
  const [row] = await executor
    .select({
      id: projects.id,
      ownerId: projects.ownerId,
      title: projects.title,
      status: projects.status,
      withdrawnAt: projects.withdrawnAt,
    })
    .from(projects)
    .where(
      and(
        eq(projects.id, projectId),
        bindSql((viewer) => visibleProjectSql('projects', viewer), viewerSql(viewerId)),
      ),
    );
  if (row === undefined) return null;
  const { withdrawnAt, ...project } = row;
  return { ...project, isWithdrawn: withdrawnAt !== null };
}
