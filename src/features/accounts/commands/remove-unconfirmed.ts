import { and, lte, not } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { accounts } from '../tables.ts';

/** Days in which a new address can be confirmed. */
export const unconfirmedDays = 30;

/** Removes accounts that nobody confirmed in time: the address may be another's, who never asked for one. */
export async function removeUnconfirmedAccounts({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - unconfirmedDays * 86_400_000);
  await db.delete(accounts).where(and(not(accounts.emailVerified), lte(accounts.createdAt, before)));
}
