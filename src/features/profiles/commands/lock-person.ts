import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { profiles } from '../tables.ts';

/**
 * Locks the account of a writer until the transaction ends; returns false if it is gone. Lock it before anything else:
 * a transaction that waits for a deletion while holding other locks would deadlock with it.
 */
export async function lockPerson(tx: Transaction, personId: string): Promise<boolean> {
  const locked = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('key share');
  return locked.length > 0;
}
