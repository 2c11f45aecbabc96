import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { cookieNames } from '../../../platform/cookie-names.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sessions } from '../tables.ts';

/** How long a session lives when it isn't used; each day of use extends it. */
export const sessionDays = 30;

export const sessionCookie = cookieNames.session;
export const sessionSeconds = sessionDays * 86_400;

/** The stored form of a session's token: the token finds it, but can't be computed from it. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** A token for the cookie, and the stored row of its session. */
export function newSession(now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  return { token, session: { token: hashSessionToken(token), createdAt: now, updatedAt: now, expiresAt } };
}

/** Extends a session that is in use, and notes when that was. */
export async function extendSession(services: Services, sessionId: string): Promise<void> {
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await services.db.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.id, sessionId));
}

export async function endSession(services: Services, sessionId: string): Promise<void> {
  await services.db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends the session of a cookie, whoever's it is. */
export async function endSessionOf(services: Services, token: string): Promise<void> {
  await services.db.delete(sessions).where(eq(sessions.token, hashSessionToken(token)));
}

/** Signs an account out everywhere, or everywhere but in one session. */
export async function endSessions(executor: Executor, accountId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await executor.delete(sessions).where(and(eq(sessions.accountId, accountId), others));
}

/** The most sessions of one account: more than anyone has browsers, and few enough to list. */
export const mostSessions = 100;

/** Ends the sessions of an account that were used longest ago, beyond the most. */
export async function endOldestSessions(executor: Executor, accountId: string): Promise<void> {
  const beyond = executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(mostSessions);
  // One that another statement holds is ended by it, or is in use: waiting for it could make a deadlock.
  const free = executor.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, beyond)).for('update', { skipLocked: true });
  await executor.delete(sessions).where(inArray(sessions.id, free));
}

/** Those of these sessions that have not ended. */
export async function findSessions(executor: Executor, sessionIds: string[], now: Date): Promise<Set<string>> {
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, sessionIds), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

export async function removeExpiredSessions(services: Services): Promise<void> {
  await services.db.delete(sessions).where(lt(sessions.expiresAt, services.clock.now()));
}
