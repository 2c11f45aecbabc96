import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { describeError } from '../../../platform/server/log.ts';
import type { Services } from '../../../platform/server/services.ts';
import { mayRemoveFiles } from '../../../platform/server/storage/removals.ts';
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

/** The number of folders that are looked up at once. */
const turnSize = 100;
/** A run leaves what remains to the next one: the chore's own connection is idle meanwhile, and PostgreSQL ends it after 30 s. */
const runMilliseconds = 20_000;
/** A folder that can't be removed now is left alone for a while, so that it doesn't keep others waiting. */
const retryMilliseconds = 600_000;

/**
 * Removes abandoned files and returns the number of folders. One that can't be removed, such as during an outage of S3,
 * is retried later. While a backup is written, all stay.
 */
export async function removeAbandonedFiles(services: Services): Promise<number> {
  const { db, clock } = services;
  const until = performance.now() + runMilliseconds;
  let removed = 0;
  for (;;) {
    const due = await db
      .select({ key: abandonedFiles.key })
      .from(abandonedFiles)
      .where(lte(abandonedFiles.removeAfter, clock.now()))
      .orderBy(abandonedFiles.removeAfter)
      .limit(turnSize);
    if (due.length === 0) return removed;
    for (const { key } of due) {
      if (performance.now() > until) return removed;
      const outcome = await removeFolder(services, key);
      if (outcome === 'held') return removed;
      if (outcome === 'removed') removed += 1;
    }
  }
}

async function removeFolder({ db, clock, storage, log }: Services, key: string): Promise<'removed' | 'failed' | 'held'> {
  const isKey = eq(abandonedFiles.key, key);
  try {
    return await db.transaction(async (tx) => {
      if (!(await mayRemoveFiles(tx))) return 'held';
      // Deleting the row first locks it: an upload that finishes at the same moment either keeps its files or fails.
      await tx.delete(abandonedFiles).where(isKey);
      await storage.remove(key);
      return 'removed';
    });
  } catch (error) {
    log.warn({ error: describeError(error) }, 'abandoned files could not be removed and will be tried again');
    const removeAfter = new Date(clock.now().getTime() + retryMilliseconds);
    await db.update(abandonedFiles).set({ removeAfter }).where(isKey);
    return 'failed';
  }
}
