import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { describeError } from '../../../platform/server/log.ts';
import type { Services } from '../../../platform/server/services.ts';
import { abandonedFiles, uploads } from '../tables.ts';

/** Time within which an upload has to be used. */
const unusedMilliseconds = 86_400_000;

/** The number of uploads per transaction. */
const batch = 500;

/** Removes uploads that none of these columns refers to a day after they were sent. */
export async function removeUnusedUploads({ db, clock }: Services, references: AnyPgColumn[]): Promise<void> {
  const unused = references.map((column) => notExists(db.select({ one: sql`1` }).from(column.table).where(eq(column, uploads.id))));
  const isDue = and(lte(uploads.createdAt, new Date(clock.now().getTime() - unusedMilliseconds)), ...unused);

  /** Removes the next of them, and returns the number that were looked at. */
  const removeSome = () =>
    db.transaction(async (tx) => {
      const due = await tx.select({ id: uploads.id }).from(uploads).where(isDue).limit(batch).for('update', { skipLocked: true });
      const ids = due.map(({ id }) => id);
      // Looks again, as one may have been attached before it was locked; from now on nobody attaches these.
      if (ids.length > 0) await tx.delete(uploads).where(and(inArray(uploads.id, ids), ...unused));
      return ids.length;
    });
  while ((await removeSome()) === batch);
}

/** The most folders that one run removes; the next run takes the rest. */
const turnSize = 100;

/** Removes abandoned files and returns the number of folders. A folder that can't be removed, such as during an outage of S3, is retried. */
export async function removeAbandonedFiles({ db, clock, storage, log }: Services): Promise<number> {
  let removed = 0;
  const due = await db
    .select({ key: abandonedFiles.key })
    .from(abandonedFiles)
    .where(lte(abandonedFiles.removeAfter, clock.now()))
    .orderBy(abandonedFiles.removeAfter)
    .limit(turnSize);
  for (const { key } of due) {
    try {
      await db.transaction(async (tx) => {
        // Deleting the row first locks it: an upload that finishes at the same moment either keeps its files or fails.
        await tx.delete(abandonedFiles).where(eq(abandonedFiles.key, key));
        await storage.remove(key);
      });
      removed += 1;
    } catch (error) {
      log.warn({ error: describeError(error) }, 'abandoned files could not be removed and will be tried again');
    }
  }
  return removed;
}
