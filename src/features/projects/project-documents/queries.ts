import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { projectDocuments } from './tables.ts';

/** SQL of a project's documents as JSON, in the form of the contract; `project` is an SQL expression of the project's id. */
export function documentsSql(project: string): string {
  return `coalesce((
    select json_agg(json_build_object('id', d.id, 'name', d.name, 'bytes', f.bytes, 'picture',
      case when f.width is not null then json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'widths', f.widths) end)
      order by d.position)
    from project_documents d join uploads f on f.id = d.id where d.project_id = ${project}), '[]')`;
}

/** The ids of a project's documents. */
export function documentsOf(executor: Executor, projectId: string): Promise<{ id: string }[]> {
  return executor.select({ id: projectDocuments.id }).from(projectDocuments).where(eq(projectDocuments.projectId, projectId));
}

/** The name under which a document is downloaded: that of its project, with the extension of the file. */
export async function documentNameOf(
  executor: Executor,
  { id, fileName }: { id: string; fileName: string | null },
): Promise<string | null> {
  const [row] = await executor.select({ name: projectDocuments.name }).from(projectDocuments).where(eq(projectDocuments.id, id));
  if (row === undefined) return null;
  // A name may hold what a path or a device can't.
  const name = row.name
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*/\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${name || 'document'}${/\.[a-z]+$/.exec(fileName ?? '')?.[0] ?? ''}`;
}
