import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import { accounts, accountTokens } from '../../tables.ts';

/** The private side of a person, with the address that waits for confirmation. */
export async function readAccount({ db, clock }: Services, accountId: string) {
  const waiting = and(
    eq(accountTokens.accountId, accounts.id),
    eq(accountTokens.purpose, 'email-change'),
    gt(accountTokens.expiresAt, clock.now()),
  );
  const [account] = await db
    .select({ email: accounts.email, newEmail: accountTokens.newEmail, timeZone: accounts.timeZone, createdAt: accounts.createdAt })
    .from(accounts)
    .leftJoin(accountTokens, waiting)
    .where(eq(accounts.id, accountId));
  if (account === undefined) throw new Error('The account of this session is gone.');
  return { ...account, createdAt: account.createdAt.toISOString() };
}
