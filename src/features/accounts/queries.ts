import { eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bindSql } from '../../platform/server/bind-sql.ts';
import type { Executor } from '../../platform/server/database.ts';
import { accounts } from './tables.ts';

/**
 * SQL of a condition: that a person (an SQL expression of their id) isn't suspended. One look-up in an index of nothing but the
 * suspended (accounts_suspended), which costs a row the same however many they are. `is not true`, because of `is null`
 * PostgreSQL expects that it holds for nearly nobody, and plans accordingly.
 */
export function isNotSuspendedSql(person: string): string {
  return `(select true from accounts suspended where suspended.id = ${person} and suspended.suspended_at is not null) is not true`;
}

/** The same as a condition for Drizzle. */
export function isNotSuspended(person: SQLWrapper): SQL {
  return bindSql(isNotSuspendedSql, person);
}

/** SQL of a query of the ids of all suspended people. */
export const suspendedIdsSql = 'select id from accounts where suspended_at is not null';

/** Whether an address is that of an account. */
export async function hasAccount(executor: Executor, email: string): Promise<boolean> {
  const found = await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return found.length > 0;
}

/** The id of the account of an address, however it is written; null when there is none. */
export async function findAccountId(executor: Executor, email: string): Promise<string | null> {
  const ofAddress = eq(accounts.email, email.trim().toLowerCase());
  const [account] = await executor.select({ id: accounts.id }).from(accounts).where(ofAddress);
  return account?.id ?? null;
}

/** Whether an account is suspended; one that is gone isn't. */
export async function isSuspended(executor: Executor, accountId: string): Promise<boolean> {
  const [account] = await executor.select({ suspendedAt: accounts.suspendedAt }).from(accounts).where(eq(accounts.id, accountId));
  return account?.suspendedAt != null;
}
