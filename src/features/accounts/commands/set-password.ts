import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendPasswordChanged } from '../background.ts';
import { credentials } from '../tables.ts';
import { dropTokens } from './account-tokens.ts';
import type { LockedAccount } from './lock-account.ts';
import { endSessions } from './sessions.ts';
import { passwordOf } from './verified-hash.ts';

/** @property replaces the hash that must still be the account's; any when absent */
type NewPassword = { passwordHash: string; replaces?: string; keepSessionId?: string };

/**
 * Sets an account's password, ends its other sessions and password links, and notifies its owner by mail. Returns false
 * when the hash that it was to replace isn't the account's any more.
 */
export async function setPassword(
  tx: Transaction,
  { queue, clock }: Services,
  { id, email }: LockedAccount,
  { passwordHash, replaces, keepSessionId }: NewPassword,
): Promise<boolean> {
  const replaced = await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: clock.now() })
    .where(and(passwordOf(id), replaces === undefined ? undefined : eq(credentials.password, replaces)))
    .returning({ id: credentials.id });
  if (replaced.length === 0) return false;
  await dropTokens(tx, id, 'password-reset');
  await endSessions(tx, id, keepSessionId);
  await queue.send(tx, sendPasswordChanged, { to: email });
  return true;
}
