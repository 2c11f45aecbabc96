import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../../../platform/server/database.ts';
import { noteErased } from '../../../../platform/server/erased/keep-list.ts';
import { forgetInLiveEvents } from '../../../../platform/server/live/old-events.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { sendEmailChange } from '../../background.ts';
import { lockAccount } from '../../commands/lock-account.ts';
import { accounts, accountTokens } from '../../tables.ts';
import { accountKey } from '../../tokens/device.ts';

/** The identifiers of an account in places outside its own rows. */
type Traces = {
  email: string;
  createdAt: Date;
  /** Addresses that it waits to move to and that are no account's: to those that are, mails stay. */
  newEmails: string[];
  /** The keys of its counters. */
  keys: string[];
};

/** Null when there is no such account. */
export async function findTraces(executor: Executor, { secret }: Pick<Services, 'secret'>, id: string): Promise<Traces | null> {
  const [account] = await executor
    .select({ email: accounts.email, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (account === undefined) return null;
  const owner = alias(accounts, 'owner');
  const ofAnother = executor.select({ one: sql`1` }).from(owner).where(eq(owner.email, accountTokens.newEmail));
  const rows = await executor
    .select({ newEmail: accountTokens.newEmail })
    .from(accountTokens)
    .where(and(eq(accountTokens.accountId, id), isNotNull(accountTokens.newEmail), notExists(ofAnother)));
  const newEmails = rows.flatMap(({ newEmail }) => newEmail ?? []);
  return { ...account, newEmails, keys: [id, accountKey(secret, id), accountKey(secret, account.email)] };
}

/**
 * Erases an account and everything about its person, in the caller's transaction, which has to be a long one: much hangs on
 * somebody popular. Counters and mails are the caller's to remove. The row is locked first: what the person does elsewhere at
 * this moment waits, and then finds no person. Null when there is no such account.
 */
export async function eraseAccount(
  tx: Transaction,
  services: Services,
  { id, erasedAt }: { id: string; erasedAt: Date },
  features: PersonalData[],
): Promise<Traces | null> {
  await lockAccount(tx, id, 'update');
  const traces = await findTraces(tx, services, id);
  if (traces === null) return null;
  for (const feature of features) await feature.erasePersonalData?.(tx, services, id);
  // Tasks that still hold the address, such as a mail that never arrived.
  await services.queue.drop(tx, { to: traces.email });
  for (const to of traces.newEmails) await services.queue.drop(tx, { to }, sendEmailChange.name);
  // By the fields that name people: clients make ids, so that another's project may have this one too.
  await services.queue.drop(tx, { personId: id });
  await services.queue.drop(tx, { attemptId: id });
  await tx.delete(accounts).where(eq(accounts.id, id));
  // Last, because erasing writes live events itself, and so may transactions that this one waited for.
  await forgetInLiveEvents(tx, id);
  // Later than it was made, whatever the clocks of two machines say: `eraseReturned` goes by that.
  await noteErased(tx, id, new Date(Math.max(erasedAt.getTime(), traces.createdAt.getTime() + 1)));
  return traces;
}
