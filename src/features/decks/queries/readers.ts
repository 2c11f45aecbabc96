import { and, eq } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { visibleProjectSql } from '../../projects/queries/visible.ts';
import { projects } from '../../projects/tables.ts';

/** How a viewer reads a project: as its owner or as somebody else; null when it doesn't exist for them. */
export async function readerOf(executor: Executor, viewerId: string, projectId: string): Promise<'owner' | 'reader' | null> {
  const isVisible = bindSql((viewer) => visibleProjectSql('projects', viewer), viewerId);
  const [row] = await executor
    .select({ ownerId: projects.ownerId })
    .from(projects)
    .where(and(eq(projects.id, projectId), isVisible));
  if (row === undefined) return null;
  return row.ownerId === viewerId ? 'owner' : 'reader';
}
