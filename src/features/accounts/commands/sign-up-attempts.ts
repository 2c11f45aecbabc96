import { createHmac } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { hashPassword } from '../../../platform/server/passwords.ts';
import type { Services } from '../../../platform/server/services.ts';
import { accounts, signUpAttempts } from '../tables.ts';

/** Days that a sign-up waits for its address to be confirmed. */
export const attemptDays = 30;

/**
 * The hash of a password that somebody chose for this address. The salt is the address's own, so that one hash finds a
 * password among all attempts at it: however many they are, a wrong password takes the same time.
 */
export function hashForAddress({ secret }: Pick<Services, 'secret'>, email: string, password: string): Promise<string> {
  const salt = createHmac('sha256', secret).update(`password-salt:${email}`).digest().subarray(0, 16);
  return hashPassword(password, salt);
}

/** Whether somebody who waits for confirmation of this address chose this password. */
export async function isPendingPassword(services: Services, email: string, password: string): Promise<boolean> {
  const passwordHash = await hashForAddress(services, email, password);
  const found = await services.db
    .select({ id: signUpAttempts.id })
    .from(signUpAttempts)
    .where(and(eq(signUpAttempts.email, email), eq(signUpAttempts.passwordHash, passwordHash)))
    .limit(1);
  return found.length > 0;
}

/** The attempt at this address to mail a link for: the preferred one, else the newest; null when there is none. */
export async function findAttempt(executor: Executor, email: string, preferredId: string | null): Promise<string | null> {
  const preferred = desc(sql`${signUpAttempts.id} is not distinct from ${preferredId}::uuid`);
  const [attempt] = await executor
    .select({ id: signUpAttempts.id })
    .from(signUpAttempts)
    .where(eq(signUpAttempts.email, email))
    .orderBy(preferred, desc(signUpAttempts.createdAt), desc(signUpAttempts.id))
    .limit(1);
  return attempt?.id ?? null;
}

/** The address that an attempt is about; null when the attempt is gone. */
export async function findEmailOfAttempt(executor: Executor, attemptId: string): Promise<string | null> {
  const [attempt] = await executor.select({ email: signUpAttempts.email }).from(signUpAttempts).where(eq(signUpAttempts.id, attemptId));
  return attempt?.email ?? null;
}

/** Whether an attempt became an account. */
export async function isConfirmed(executor: Executor, attemptId: string): Promise<boolean> {
  const found = await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, attemptId));
  return found.length > 0;
}

/** Ends every sign-up with this address: it has an account, or its owner left. */
export async function dropAttempts(executor: Executor, email: string): Promise<void> {
  await executor.delete(signUpAttempts).where(eq(signUpAttempts.email, email));
}

/** Removes sign-ups that nobody confirmed in time: the address may be another's, who never asked for an account. */
export async function removeOldAttempts({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - attemptDays * 86_400_000);
  await db.delete(signUpAttempts).where(lte(signUpAttempts.createdAt, before));
}
