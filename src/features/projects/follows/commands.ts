import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { foldActs } from '../../notifications/commands/fold-acts.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { lockSeenProject } from '../acts/commands.ts';
import type { FollowState } from './contract.ts';
import { canFollowProject } from './policy.ts';
import { readFollow } from './queries.ts';
import { projectFollowChanges, projectFollows } from './tables.ts';

/** Follows a project; the primary key keeps it to one follow per person. Null if it doesn't exist for them. */
export async function followProject(services: Services, personId: string, projectId: string): Promise<FollowState | 'own' | null> {
  return services.db.transaction(async (tx) => {
    const project = await lockSeenProject(tx, personId, projectId);
    if (project === null) return null;
    const { ownerId, title } = project;
    if (!canFollowProject(personId, ownerId)) return 'own';
    const follow = { projectId, personId, createdAt: services.clock.now() };
    const added = await tx.insert(projectFollows).values(follow).onConflictDoNothing().returning({ projectId: projectFollows.projectId });
    if (added.length > 0) {
      await tx.insert(projectFollowChanges).values({ projectId, change: 1 });
      await notify(tx, services, ownerId, { kind: 'project-follow', actorId: personId, projectId, title });
    }
    return readFollow(tx, personId, projectId);
  });
}

/** Ends a follow; folding corrects the owner's notification later. */
export async function unfollowProject({ db }: Pick<Services, 'db'>, personId: string, projectId: string): Promise<FollowState | null> {
  return db.transaction(async (tx) => {
    if ((await readFollow(tx, personId, projectId)) === null) return null;
    await endFollows(tx, sql`project_id = ${projectId} and person_id = ${personId}`);
    return readFollow(tx, personId, projectId);
  });
}

/** Ends the follows of two people of each other's projects; called when one blocks the other. */
export async function endFollowsBetween(tx: Transaction, one: string, other: string): Promise<void> {
  for (const [personId, ownerId] of [
    [one, other],
    [other, one],
  ] as const) {
    await endFollows(tx, sql`person_id = ${personId} and project_id in (select id from projects where owner_id = ${ownerId})`);
  }
}

/** Ends all follows of a person who leaves. */
export async function endFollowsOf(tx: Transaction, personId: string): Promise<void> {
  await endFollows(tx, sql`person_id = ${personId}`);
}

/**
 * Ends the follows that a condition describes. The projects are locked before, in one order: their removal locks them before
 * their follows too.
 */
async function endFollows(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`
    select id from projects where id in (select project_id from project_follows where ${which}) order by id for key share`);
  await tx.execute(sql`
    with removed as (delete from project_follows where ${which} returning project_id)
    insert into project_follow_changes (project_id, change) select project_id, -1 from removed`);
}

/** Brings the projects' counts of followers, and their owners' notifications, up to date. */
export function foldFollows(services: Pick<Services, 'db' | 'live'>): Promise<void> {
  return foldActs(services, {
    kind: 'project-follow',
    ...{ acts: 'project_follows', changes: 'project_follow_changes', subject: 'project_id' },
    ...{ things: 'projects', owner: 'owner_id', count: 'followers_count' },
  });
}
