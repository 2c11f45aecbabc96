import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { accounts } from '../tables.ts';

export type LockedAccount = { id: string; email: string };

/**
 * Locks an account before a transaction changes its links, password or sessions; null when the account is gone. Deletion
 * and suspension lock it first too: locking a link before it would make a deadlock with them.
 *
 * @param strength 'update' to change the address, as its index is unique; 'key share' to keep the account from being removed alone
 */
export async function lockAccount(
  tx: Transaction,
  accountId: string,
  strength: 'update' | 'no key update' | 'key share' = 'no key update',
): Promise<LockedAccount | null> {
  const ofId = eq(accounts.id, accountId);
  const [account] = await tx.select({ id: accounts.id, email: accounts.email }).from(accounts).where(ofId).for(strength);
  return account ?? null;
}
