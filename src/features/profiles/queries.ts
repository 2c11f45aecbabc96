import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database.ts';
import type { Viewer } from '../../platform/server/procedures.ts';
import { accounts, sessions } from '../accounts/tables.ts';
import { connectedSql } from '../relations/queries.ts';
import type { PersonSummary } from './contract.ts';
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
      avatarId: profiles.avatarId,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(profiles, eq(profiles.id, sessions.accountId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('now')), accounts.emailVerified))
    .prepare('session');
  return async (token, now) => (await query.execute({ token, now }))[0] ?? null;
}

/** What `personColumns` reads. */
export type PersonRow = {
  person_id: string;
  first_name: string;
  last_name: string;
  job_title: string;
  company: string;
  avatar_id: string | null;
};

/**
 * SQL of the columns that lists show of a row of profiles, as `viewer` (an SQL expression) may see them.
 * Only for who isn't public the connection is looked up.
 */
export function personColumns(profile: string, viewer: string): string {
  const maySee = `(${profile}.is_public or ${profile}.id = ${viewer} or (${connectedSql(`${profile}.id`, viewer)}) is not null)`;
  const shown = (column: string) => `case when ${maySee} then ${profile}.${column} else '' end as ${column}`;
  return `${profile}.id as person_id, ${profile}.first_name, ${profile}.last_name, ${profile}.avatar_id, ${shown('job_title')}, ${shown('company')}`;
}

export function toPerson(row: PersonRow): PersonSummary {
  return {
    id: row.person_id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    company: row.company,
    avatarId: row.avatar_id,
  };
}

/** A person's names; empty when there is no such person. */
export async function readNames(executor: Executor, personId: string): Promise<{ firstName: string; lastName: string }> {
  const [names] = await executor
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return names ?? { firstName: '', lastName: '' };
}
