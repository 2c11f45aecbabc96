import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { hashPassword } from '../../../platform/server/passwords.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendPasswordReset } from '../background.ts';
import { accounts } from '../tables.ts';
import { findToken, makeToken, takeToken } from './account-tokens.ts';
import { isGuessable } from './password-strength.ts';
import { setPassword } from './set-password.ts';

/** Mails with a link for a new password that one address can be sent. */
export const resetMails: RateLimit = { name: 'reset-mail', points: 5, seconds: 3600 };
/** Tokens that one network may try. */
export const resetsPerNetwork: RateLimit = { name: 'reset-network', points: 30, seconds: 3600 };

const linkMilliseconds = 3_600_000;

/** What a password should not be made of; names live in another feature, so app/ hands in how to read them. */
export type ReadNames = (executor: Executor, accountId: string) => Promise<{ firstName: string; lastName: string }>;

/** Mails a link for a new password when the address is known; otherwise does nothing (decision 12). */
export async function requestPasswordReset({ db, clock, queue }: Services, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    if (account === undefined) return;
    const expiresAt = new Date(clock.now().getTime() + linkMilliseconds);
    const token = await makeToken(tx, { accountId: account.id, purpose: 'password-reset', expiresAt });
    await queue.send(tx, sendPasswordReset, { to: email, token });
  });
}

/**
 * Sets the password that the owner of a mailed token chose. The token came by mail, so it confirms
 * the address too. Every session ends. A guessable password leaves the token valid.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  readNames: ReadNames,
): Promise<'done' | 'invalid' | 'guessable'> {
  const { db, clock } = services;
  const found = await findToken(db, 'password-reset', token, clock.now());
  if (found === null) return 'invalid';
  const { accountId } = found;
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) return 'invalid';
  const names = await readNames(db, accountId);
  // Judged and hashed before the transaction: both wait their turn, and would keep a connection of the pool waiting too.
  if (await isGuessable(services, { password, email: account.email, ...names })) return 'guessable';
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if ((await takeToken(tx, 'password-reset', token, clock.now())) === null) return 'invalid';
    await tx.update(accounts).set({ emailVerified: true }).where(eq(accounts.id, accountId));
    await setPassword(tx, services, { accountId, passwordHash });
    return 'done';
  });
}
