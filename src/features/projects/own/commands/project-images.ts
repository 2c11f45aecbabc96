import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { isOwnUpload } from '../../../uploads/queries.ts';
import { uploads } from '../../../uploads/tables.ts';
import { projects } from '../../tables.ts';

/** Whether an owner may show these pictures, beside those that the project has. Locks them until the transaction ends. */
export async function mayUseImages(tx: Transaction, ownerId: string, ids: (string | null)[], present: (string | null)[] = []) {
  for (const id of new Set(ids)) {
    if (id !== null && !present.includes(id) && !(await isOwnUpload(tx, { id, ownerId, kind: 'project-image' }))) return false;
  }
  return true;
}

/**
 * Removes an owner's uploads that a project no longer shows, unless another project does. Those that another
 * transaction holds at this moment go with the unused uploads.
 */
export async function removeUnshown(tx: Transaction, ownerId: string, shown: (string | null)[]): Promise<void> {
  const ids = shown.filter((id) => id !== null);
  if (ids.length === 0) return;
  const own = and(inArray(uploads.id, ids), eq(uploads.ownerId, ownerId));
  const free = await tx.select({ id: uploads.id }).from(uploads).where(own).for('update', { skipLocked: true });
  const using = tx
    .select({ one: sql`1` })
    .from(projects)
    .where(or(eq(projects.imageId, uploads.id), eq(projects.logoId, uploads.id)));
  await tx.delete(uploads).where(
    and(
      inArray(
        uploads.id,
        free.map(({ id }) => id),
      ),
      notExists(using),
    ),
  );
}
