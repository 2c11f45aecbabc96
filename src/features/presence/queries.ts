import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { canSee, connectedSql, connectionIdsSql } from '../relations/queries.ts';
import { presencePreferences } from './tables.ts';

/** The condition that a person (an SQL expression of their id) shares their presence, and so sees that of others. */
function isShownSql(person: SQL): SQL {
  return sql`coalesce((select is_shown from presence_preferences where person_id = ${person}), true)`;
}

/**
 * Returns which of these people are online: connections of the viewer, when both share it. Looks all of them up, online or
 * not; else the response time would reveal it of strangers.
 */
export async function listOnline({ db, live }: Pick<Services, 'db' | 'live'>, viewerId: string, asked: string[]): Promise<string[]> {
  if (asked.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from (select ${viewerId}::uuid as id) v, unnest(${sql.param([...new Set(asked)])}::uuid[]) as p(id)
    where ${isShownSql(sql`v.id`)} and ${isShownSql(sql`p.id`)}
      and (${sql.raw(connectedSql('p.id', 'v.id'))}) and ${canSee(sql`p.id`, viewerId)}`);
  return live.presence.onlineOf(rows.map(({ id }) => id));
}

/** Returns, for people who came or went, the listening connections to tell, when both share their presence. */
export async function listWatchers(
  db: Executor,
  { people, listening }: { people: string[]; listening: string[] },
): Promise<{ watcherId: string; personId: string }[]> {
  const { rows } = await db.execute<{ watcher_id: string; person_id: string }>(sql`
    select watcher.id as watcher_id, p.id as person_id
    from unnest(${sql.param(people)}::uuid[]) as p(id) cross join lateral (${sql.raw(connectionIdsSql('p.id'))}) watcher
    where ${isShownSql(sql`p.id`)} and watcher.id = any(${sql.param(listening)}::uuid[]) and ${isShownSql(sql`watcher.id`)}`);
  return rows.map((row) => ({ watcherId: row.watcher_id, personId: row.person_id }));
}

/** Returns a person's connections among these people, as far as they share their own presence. */
export async function listSharingConnections(db: Executor, personId: string, people: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select watcher.id from (select ${personId}::uuid as id) p cross join lateral (${sql.raw(connectionIdsSql('p.id'))}) watcher
    where watcher.id = any(${sql.param(people)}::uuid[]) and ${isShownSql(sql`watcher.id`)}`);
  return rows.map(({ id }) => id);
}

/** Whether a person shares their presence. */
export async function readIsShown(db: Executor, personId: string): Promise<boolean> {
  const [row] = await db.select().from(presencePreferences).where(eq(presencePreferences.personId, personId));
  return row?.isShown ?? true;
}
