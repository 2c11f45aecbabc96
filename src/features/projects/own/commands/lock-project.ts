import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { lockPerson, lockViewer } from '../../../profiles/commands/lock-person.ts';
import { projects } from '../../tables.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Locks an own project of the viewer, after their account, until the transaction ends; null when there is none. */
export async function lockOwnProject(tx: Transaction, ownerId: string, id: string): Promise<ProjectRow | null> {
  await lockViewer(tx, ownerId);
  return lockRow(tx, ownerId, id);
}

/** The same in the background, where nobody asks for it: null too when the owner's account is gone. */
export async function lockProjectOf(tx: Transaction, ownerId: string, id: string): Promise<ProjectRow | null> {
  return (await lockPerson(tx, ownerId)) ? lockRow(tx, ownerId, id) : null;
}

async function lockRow(tx: Transaction, ownerId: string, id: string): Promise<ProjectRow | null> {
  const own = and(eq(projects.id, id), eq(projects.ownerId, ownerId));
  const [row] = await tx.select().from(projects).where(own).for('update');
  return row ?? null;
}

/** The time of a change that follows another: two changes within a millisecond have two times. */
export function timeAfter(earlier: Date | null, now: Date): Date {
  return earlier === null ? now : new Date(Math.max(now.getTime(), earlier.getTime() + 1));
}
