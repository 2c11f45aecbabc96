import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { isGuessable } from '../../../platform/server/password-strength.ts';
import { hashPassword } from '../../../platform/server/passwords.ts';
import type { RateLimit } from '../../../platform/server/rate-limits.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendPasswordReset } from '../background.ts';
import { accounts } from '../tables.ts';
import { dropTokensOfAddress, findToken, resetSeconds, takeToken } from './account-tokens.ts';
import { lockAccount } from './lock-account.ts';
import { setPassword } from './set-password.ts';

/**
 * Mails with a link for a new password that one address can be sent. Whoever uses them up for somebody else leaves them a link that works
 * until they can ask again.
 */
export const resetMails: RateLimit = { name: 'reset-mail', points: 5, seconds: resetSeconds };
/** Tokens that one network may try. */
export const resetsPerNetwork: RateLimit = { name: 'reset-network', points: 30, seconds: 3600 };

/** Reads the names that a password should not contain. They belong to another feature, so app/ passes this in. */
export type ReadNames = (executor: Executor, accountId: string) => Promise<{ firstName: string; lastName: string }>;

/**
 * Has a link for a new password mailed when the address is known, in place of earlier ones. The task finds out whether
 * it is, so that the answer takes the same time either way.
 */
export async function requestPasswordReset({ db, queue }: Services, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dropTokensOfAddress(tx, email, 'password-reset');
    await queue.send(tx, sendPasswordReset, { to: email });
  });
}

type Reset = { outcome: 'done'; email: string } | { outcome: 'invalid' | 'guessable' };

/** Sets the password that the owner of a mailed token chose. Every session ends. A guessable password leaves the token valid. */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  readNames: ReadNames,
): Promise<Reset> {
  const { db, clock } = services;
  const found = await findToken(db, 'password-reset', token, clock.now());
  if (found === null) return { outcome: 'invalid' };
  const { accountId } = found;
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) return { outcome: 'invalid' };
  const names = await readNames(db, accountId);
  // Judged and hashed before the transaction: both wait their turn, and would keep a connection of the pool waiting too.
  if (await isGuessable(services, { password, email: account.email, ...names })) return { outcome: 'guessable' };
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId);
    if (locked === null || (await takeToken(tx, 'password-reset', token, clock.now())) === null) return { outcome: 'invalid' };
    await setPassword(tx, services, locked, { passwordHash });
    return { outcome: 'done', email: locked.email };
  });
}
