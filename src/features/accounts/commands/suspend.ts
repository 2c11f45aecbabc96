import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/server/database.ts';
import { accounts } from '../tables.ts';
import { dropTokens } from './account-tokens.ts';
import { endSessions } from './sessions.ts';

/**
 * Suspends an account: its sessions and the links that it was mailed end, and others meet its person nowhere
 * (docs/decisions/015-suspension.md). Null when no account has this address.
 */
export async function suspendAccount(db: Database, email: string, now: Date): Promise<'suspended' | 'unchanged' | null> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, email);
    if (account === null) return null;
    await endSessions(tx, account.id);
    for (const purpose of ['password-reset', 'email-change'] as const) await dropTokens(tx, account.id, purpose);
    if (account.suspendedAt !== null) return 'unchanged';
    await tx.update(accounts).set({ suspendedAt: now }).where(eq(accounts.id, account.id));
    return 'suspended';
  });
}

/** Lifts a suspension: all that was hidden shows again, and the person can sign in. Null when no account has this address. */
export async function liftSuspension(db: Database, email: string): Promise<'lifted' | 'unchanged' | null> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, email);
    if (account === null) return null;
    if (account.suspendedAt === null) return 'unchanged';
    // One that began at the moment of the suspension never worked, and isn't to begin to.
    await endSessions(tx, account.id);
    await tx.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, account.id));
    return 'lifted';
  });
}

async function lockAccount(tx: Transaction, email: string) {
  const ofAddress = eq(accounts.email, email.trim().toLowerCase());
  const [account] = await tx
    .select({ id: accounts.id, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(ofAddress)
    .for('no key update');
  return account ?? null;
}
