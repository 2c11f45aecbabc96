import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import { uploads } from '../../../uploads/tables.ts';
import { mayUseDocuments } from '../../project-documents/commands.ts';
import { projectDocuments } from '../../project-documents/tables.ts';
import { projects } from '../../tables.ts';
import type { ProjectFields } from '../contract.ts';

export type UnknownFile = 'unknown-image' | 'unknown-document';

type Images = Pick<ProjectFields, 'imageId' | 'logoId'>;
type Files = Images & Pick<ProjectFields, 'documents'>;

/** Returns which files an owner may not show, beside those that the project has; null when there are none. Locks the others until the transaction ends. */
export async function unknownFile(tx: Transaction, ownerId: string, files: Files, present?: Files): Promise<UnknownFile | null> {
  const shown = [present?.imageId, present?.logoId];
  for (const id of new Set([files.imageId, files.logoId])) {
    const isNew = id !== null && !shown.includes(id);
    if (isNew && !(await isOwnUpload(tx, { id, ownerId, kind: 'project-image' }))) return 'unknown-image';
  }
  return (await mayUseDocuments(tx, ownerId, files.documents, present?.documents)) ? null : 'unknown-document';
}

/**
 * Removes an owner's uploads that a project no longer shows, unless another project does. Those that another
 * transaction holds at this moment go with the unused uploads.
 */
export async function removeUnshown(tx: Transaction, ownerId: string, shown: Images & { documents: { id: string }[] }): Promise<void> {
  const ids = [shown.imageId, shown.logoId, ...shown.documents.map(({ id }) => id)].filter((id) => id !== null);
  if (ids.length === 0) return;
  const own = and(inArray(uploads.id, ids), eq(uploads.ownerId, ownerId));
  const free = await tx.select({ id: uploads.id }).from(uploads).where(own).for('update', { skipLocked: true });
  const one = { one: sql`1` };
  const using = tx
    .select(one)
    .from(projects)
    .where(or(eq(projects.imageId, uploads.id), eq(projects.logoId, uploads.id)));
  const showing = tx.select(one).from(projectDocuments).where(eq(projectDocuments.id, uploads.id));
  await tx.delete(uploads).where(
    and(
      inArray(
        uploads.id,
        free.map(({ id }) => id),
      ),
      notExists(using),
      notExists(showing),
    ),
  );
}
