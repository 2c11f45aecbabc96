import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { credentials } from '../tables.ts';

/** The password of an account, among its credentials. */
export const passwordOf = (accountId: string) => and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential'));

/**
 * Whether the hash that a password was verified against is still the account's: verifying waits its turn, and a new password
 * may be stored meanwhile. Waits for one that is being stored.
 */
export async function isCurrentHash(executor: Executor, accountId: string, hash: string): Promise<boolean> {
  const [credential] = await executor
    .select({ password: credentials.password })
    .from(credentials)
    .where(passwordOf(accountId))
    .for('share');
  return credential?.password === hash;
}
