import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { accounts, accountTokens } from '../tables.ts';

type Purpose = 'password-reset' | 'email-change';
type NewToken = { accountId: string; purpose: Purpose; newEmail?: string; expiresAt: Date };

/** Seconds that a link for a new password works. */
export const resetSeconds = 3600;

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

const isValid = (purpose: Purpose, token: string, now: Date) =>
  and(eq(accountTokens.digest, digestOf(token)), eq(accountTokens.purpose, purpose), gt(accountTokens.expiresAt, now));

/** Makes what the link of a mail holds; of it, only a digest is kept. */
export async function makeToken(executor: Executor, details: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await executor.insert(accountTokens).values({ digest: digestOf(token), ...details });
  return token;
}

/** Makes the link for a new password, valid for an hour, in place of earlier ones; null when the address has no account. */
export async function makeResetToken({ db, clock }: Services, email: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)).for('no key update');
    if (account === undefined) return null;
    await dropTokens(tx, account.id, 'password-reset');
    const expiresAt = new Date(clock.now().getTime() + resetSeconds * 1000);
    return makeToken(tx, { accountId: account.id, purpose: 'password-reset', expiresAt });
  });
}

/** Returns the owner of a token without using it up; null when it was used, expired, or never made. */
export async function findToken(executor: Executor, purpose: Purpose, token: string, now: Date): Promise<{ accountId: string } | null> {
  const [found] = await executor
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(isValid(purpose, token, now));
  return found ?? null;
}

/** Uses a token up; null when it was used, expired, or never made. Undone with its transaction. */
export async function takeToken(executor: Executor, purpose: Purpose, token: string, now: Date) {
  const [taken] = await executor
    .delete(accountTokens)
    .where(isValid(purpose, token, now))
    .returning({ accountId: accountTokens.accountId, newEmail: accountTokens.newEmail });
  return taken ?? null;
}

/** Ends an account's links of this kind. */
export async function dropTokens(executor: Executor, accountId: string, purpose: Purpose): Promise<void> {
  await executor.delete(accountTokens).where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose)));
}

/** The same for the account of an address, when it has one. */
export async function dropTokensOfAddress(executor: Executor, email: string, purpose: Purpose): Promise<void> {
  const owner = executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  await executor.delete(accountTokens).where(and(inArray(accountTokens.accountId, owner), eq(accountTokens.purpose, purpose)));
}

export async function removeExpiredTokens({ db, clock }: Services): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, clock.now()));
}
