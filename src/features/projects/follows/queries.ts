import { sql } from 'drizzle-orm';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { isoOf } from '../../../platform/server/iso-of.ts';
import { beginAfter } from '../../../platform/server/newest-first.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';
import { canSeeSql } from '../../relations/queries.ts';
import { findSeen } from '../acts/queries.ts';
import { type FollowRow, followColumns } from '../queries/card.ts';
import { viewerSql, visibleProjectSql } from '../queries/visible.ts';
import type { Follower, FollowState } from './contract.ts';
import { canSeeFollowers } from './policy.ts';

const pageSize = 20;

/** How many follow a project, and whether this viewer does; null when there is no such project for them. */
export async function readFollow(executor: Executor, viewerId: string, projectId: string): Promise<FollowState | null> {
  const { rows } = await executor.execute<FollowRow & Record<string, unknown>>(sql`
    select ${sql.raw(followColumns)} from (select ${viewerSql(viewerId)} as id) v, projects p
    where p.id = ${projectId} and ${bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(viewerId))}`);
  const row = rows[0];
  return row === undefined ? null : { followersCount: row.followers_count, followedByViewer: row.followed };
}

type FollowersPage = { followers: Follower[]; next: string | null };

/** A page of the people who follow an own project and whom its owner meets; null when there is no such project for the viewer. */
export async function listFollowers(
  executor: Executor,
  viewerId: string,
  { id, before }: { id: string; before?: string | undefined },
): Promise<FollowersPage | 'forbidden' | null> {
  const project = await findSeen(executor, viewerId, id);
  if (project === null) return null;
  if (!canSeeFollowers(viewerId, project.ownerId)) return 'forbidden';
  const [time, personId] = beginAfter(before);
  const { rows } = await executor.execute<PersonRow & { followed_at: string } & Record<string, unknown>>(sql`
    select f.created_at as followed_at, ${sql.raw(personColumns('a', 'v.id'))}
    from (select ${viewerSql(viewerId)} as id) v, project_follows f join profiles a on a.id = f.person_id
    where f.project_id = ${id} and (f.created_at, f.person_id) < (${time}::timestamptz, ${personId}::uuid)
      and ${bindSql((viewer) => canSeeSql('f.person_id', viewer), viewerSql(viewerId))}
    order by f.created_at desc, f.person_id desc limit ${pageSize + 1}`);
  const followers = rows.slice(0, pageSize).map((row) => ({ person: toPerson(row), followsSince: isoOf(row.followed_at) }));
  const last = rows.length > pageSize ? followers.at(-1) : undefined;
  return { followers, next: last === undefined ? null : `${last.followsSince}_${last.person.id}` };
}
