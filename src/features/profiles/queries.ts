import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database.ts';
import type { Viewer } from '../../platform/server/procedures.ts';
import { accounts, sessions } from '../accounts/tables.ts';
import { profiles } from './tables.ts';

export type Session = Viewer & { expiresAt: Date };

/**
 * Prepares the one query that every request begins with: the person of a session token,
 * or null when the session has ended.
 */
export function prepareSessionQuery(db: Database): (token: string, now: Date) => Promise<Session | null> {
  const query = db
    .select({
      id: profiles.id,
      sessionId: sessions.id,
      roles: profiles.roles,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(profiles, eq(profiles.id, sessions.accountId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('now')), accounts.emailVerified))
    .prepare('session');
  return async (token, now) => (await query.execute({ token, now }))[0] ?? null;
}

/** A person's names; empty when there is no such person. */
export async function readNames(executor: Executor, personId: string): Promise<{ firstName: string; lastName: string }> {
  const [names] = await executor
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return names ?? { firstName: '', lastName: '' };
}
