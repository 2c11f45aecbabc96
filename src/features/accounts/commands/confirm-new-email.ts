import { eq } from 'drizzle-orm';
import { violates } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendEmailChanged } from '../background.ts';
import { checkPassword, type PasswordCheck } from '../own/commands/check-password.ts';
import { accounts } from '../tables.ts';
import { dropTokens, findToken, takeToken } from './account-tokens.ts';
import { lockAccount } from './lock-account.ts';
import { dropAttempts } from './sign-up-attempts.ts';
import { isCurrentHash } from './verified-hash.ts';

type Proof = { viewerId: string | null; password: string | undefined };
type Change =
  | { outcome: 'changed'; oldEmail: string; newEmail: string }
  | { outcome: 'invalid' | 'unproven' }
  | Exclude<PasswordCheck, { outcome: 'right' }>;

/**
 * Moves the account to the address that a token was mailed to, and notifies the old one. The link only proves that its
 * holder reads the new address; a session of the account or its password must prove the rest. Otherwise a stranger could
 * attach somebody's address to their own account by making that person press a link that they never asked for.
 */
export async function confirmNewEmail(services: Services, token: string, { viewerId, password }: Proof): Promise<Change> {
  const found = await findToken(services.db, 'email-change', token, services.clock.now());
  if (found === null) return { outcome: 'invalid' };
  const { accountId } = found;
  if (accountId === viewerId) return changeEmail(services, { accountId, token });
  if (password === undefined) return { outcome: 'unproven' };
  const check = await checkPassword(services, accountId, password);
  return check.outcome === 'right' ? changeEmail(services, { accountId, token, verifiedHash: check.hash }) : check;
}

/** With the hash that a password was verified against, where that is the proof. */
type Proven = { accountId: string; token: string; verifiedHash?: string };

async function changeEmail({ db, clock, queue }: Services, { accountId, token, verifiedHash }: Proven): Promise<Change> {
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId, 'update');
      if (account === null) return { outcome: 'invalid' };
      if (verifiedHash !== undefined && !(await isCurrentHash(tx, accountId, verifiedHash))) return { outcome: 'wrong' };
      const taken = await takeToken(tx, 'email-change', token, now);
      if (taken?.newEmail == null) return { outcome: 'invalid' };
      const { newEmail } = taken;
      // Before the address is taken: the confirmation of a sign-up there locks the sign-ups, then takes the address.
      await dropAttempts(tx, newEmail);
      await tx.update(accounts).set({ email: newEmail, emailVerified: true, updatedAt: now }).where(eq(accounts.id, accountId));
      await dropTokens(tx, accountId, 'email-change');
      // Links that the old address was sent choose no password any more.
      await dropTokens(tx, accountId, 'password-reset');
      await queue.send(tx, sendEmailChanged, { to: account.email });
      return { outcome: 'changed', oldEmail: account.email, newEmail };
    });
  } catch (error) {
    if (violates(error, 'accounts_email')) return { outcome: 'invalid' };
    throw error;
  }
}
