import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendPasswordChanged } from '../background.ts';
import { accounts, credentials } from '../tables.ts';
import { dropTokens } from './account-tokens.ts';
import { endSessions } from './sessions.ts';

type NewPassword = { accountId: string; passwordHash: string; keepSessionId?: string };

/** Sets an account's password, ends its other sessions and password links, and notifies its owner by mail. */
export async function setPassword(tx: Transaction, { queue, clock }: Services, change: NewPassword): Promise<void> {
  const { accountId, passwordHash, keepSessionId } = change;
  await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: clock.now() })
    .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential')));
  await dropTokens(tx, accountId, 'password-reset');
  await endSessions(tx, accountId, keepSessionId);
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (account !== undefined) await queue.send(tx, sendPasswordChanged, { to: account.email });
}
