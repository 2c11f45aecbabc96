import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { describeError } from '../../../platform/server/log.ts';
import type { Services } from '../../../platform/server/services.ts';
import { abandonedFiles, uploads } from '../tables.ts';

/** Time that a person has to use what they uploaded. */
const unusedMilliseconds = 86_400_000;

/** Removes uploads that none of these columns refers to a day after they came. */
export async function removeUnusedUploads({ db, clock }: Services, references: AnyPgColumn[]): Promise<void> {
  const unused = references.map((column) => notExists(db.select({ one: sql`1` }).from(column.table).where(eq(column, uploads.id))));
  const before = new Date(clock.now().getTime() - unusedMilliseconds);
  await db.delete(uploads).where(and(lte(uploads.createdAt, before), ...unused));
}

/** Folders that are removed in one turn; the rest waits for the next. */
const turnSize = 100;

/** Removes files that no upload holds; returns how many folders. One that can't be removed now, because S3 is away, stays listed and is tried again. */
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
        // Taken off the list first: an upload that is being finished right now either keeps its files or fails.
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
