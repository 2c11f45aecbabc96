import { asc, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { jobApplications } from '../tables.ts';

/**
 * Locks applications in the order of their ids: two who lock the same ones do it one after the other. People are locked before, and
 * notifications and records of answers after.
 */
export async function lockApplications(tx: Transaction, which: SQL | undefined): Promise<void> {
  const locked = tx.select({ id: jobApplications.id }).from(jobApplications).where(which).orderBy(asc(jobApplications.id)).for('update');
  await tx.select({ count: sql`count(*)` }).from(locked.as('locked'));
}
