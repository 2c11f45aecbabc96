import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { lockPerson, lockViewer } from '../../../profiles/commands/lock-person.ts';
import { jobs } from '../../tables.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Locks an own job of the viewer, after their account, until the transaction ends; null when there is none. */
export async function lockOwnJob(tx: Transaction, posterId: string, id: string): Promise<JobRow | null> {
  await lockViewer(tx, posterId);
  return lockRow(tx, posterId, id);
}

/** The same in the background, where nobody asks for it: null too when the poster's account is gone. */
export async function lockJobOf(tx: Transaction, posterId: string, id: string): Promise<JobRow | null> {
  return (await lockPerson(tx, posterId)) ? lockRow(tx, posterId, id) : null;
}

async function lockRow(tx: Transaction, posterId: string, id: string): Promise<JobRow | null> {
  const own = and(eq(jobs.id, id), eq(jobs.posterId, posterId));
  const [row] = await tx.select().from(jobs).where(own).for('update');
  return row ?? null;
}

/** The time of a change that follows another: two changes within a millisecond have two times. */
export function timeAfter(earlier: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), earlier.getTime() + 1));
}
