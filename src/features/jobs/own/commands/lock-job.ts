import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { lockViewer } from '../../../profiles/commands/lock-person.ts';
import { jobs } from '../../tables.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Locks an own job of the viewer, after their account, until the transaction ends; null when there is none. */
export async function lockOwnJob(tx: Transaction, posterId: string, id: string): Promise<JobRow | null> {
  await lockViewer(tx, posterId);
  const own = and(eq(jobs.id, id), eq(jobs.posterId, posterId));
  const [row] = await tx.select().from(jobs).where(own).for('update');
  return row ?? null;
}

/** The time of a change that follows another: two changes within a millisecond have two times. */
export function timeAfter(earlier: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), earlier.getTime() + 1));
}
