import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import { uploads } from '../../../uploads/tables.ts';
import { mayUseDocuments } from '../../project-documents/commands.ts';
import { projectDocuments } from '../../project-documents/tables.ts';
import type { ProjectFields } from '../contract.ts';

export type UnknownFile = 'unknown-image' | 'unknown-document';

type Files = Pick<ProjectFields, 'imageId' | 'logoId' | 'documents'>;

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
 * Removes documents of an owner that no project shows any more. Those that another transaction holds at this moment go with the unused
 * uploads, as pictures always do: a released deck may still show them (docs/decisions/059-sharing-a-deck.md).
 */
export async function removeUnshownDocuments(tx: Transaction, ownerId: string, shown: { id: string }[]): Promise<void> {
  if (shown.length === 0) return;
  const ids = shown.map(({ id }) => id);
  const own = and(inArray(uploads.id, ids), eq(uploads.ownerId, ownerId));
  const free = await tx.select({ id: uploads.id }).from(uploads).where(own).for('update', { skipLocked: true });
  const isFree = inArray(
    uploads.id,
    free.map(({ id }) => id),
  );
  const showing = tx.select({ one: sql`1` }).from(projectDocuments).where(eq(projectDocuments.id, uploads.id));
  await tx.delete(uploads).where(and(isFree, notExists(showing)));
}
