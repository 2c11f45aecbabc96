import { eq } from 'drizzle-orm';
import { violates } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendEmailChanged } from '../background.ts';
import { accounts } from '../tables.ts';
import { dropTokens, takeToken } from './account-tokens.ts';

/**
 * Makes the address that a mailed token was sent to the account's own, and tells the old one.
 * Null when the token is not valid (any more), or the address became another account's.
 */
export async function confirmNewEmail(services: Services, token: string): Promise<{ oldEmail: string; newEmail: string } | null> {
  const { db, clock, queue } = services;
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const taken = await takeToken(tx, 'email-change', token, now);
      if (taken?.newEmail == null) return null;
      const { accountId, newEmail } = taken;
      const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId)).for('update');
      if (account === undefined) return null;
      await tx.update(accounts).set({ email: newEmail, emailVerified: true, updatedAt: now }).where(eq(accounts.id, accountId));
      await dropTokens(tx, accountId, 'email-change');
      // Links that the old address was sent choose no password any more.
      await dropTokens(tx, accountId, 'password-reset');
      await queue.send(tx, sendEmailChanged, { to: account.email });
      return { oldEmail: account.email, newEmail };
    });
  } catch (error) {
    if (violates(error, 'accounts_email')) return null;
    throw error;
  }
}
