import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { notify } from '../../../notifications/commands/notify.ts';
import { profiles } from '../../../profiles/tables.ts';
import { projectFollows } from '../../../projects/follows/tables.ts';
import { projects } from '../../../projects/tables.ts';
import { canSee } from '../../../relations/queries.ts';
import { posts } from '../../tables.ts';
import { isUpdatableBy } from '../queries.ts';
import { updateTellings } from '../tables.ts';

/** The number of followers who are told in one transaction. */
const batch = 100;

/** Tells the next followers of an update; false when all were told, or there is nothing to tell any more. */
export async function tellSome(services: Services, postId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [telling] = await tx.select().from(updateTellings).where(eq(updateTellings.postId, postId)).for('update');
    if (telling === undefined) return false;
    // The lock makes a withdrawal wait, which then takes back these notifications too.
    const [update] = await tx
      .select({ projectId: projects.id, title: projects.title, ownerId: projects.ownerId })
      .from(posts)
      .innerJoin(projects, eq(projects.id, posts.projectId))
      .where(and(eq(posts.id, postId), isUpdatableBy(posts.authorId)))
      .for('key share', { of: projects });
    const told = update === undefined ? [] : await tellNext(tx, services, update, telling.toldTo);
    const own = eq(updateTellings.postId, postId);
    const isDone = told.length < batch;
    if (isDone) await tx.delete(updateTellings).where(own);
    else
      await tx
        .update(updateTellings)
        .set({ toldTo: told.at(-1) })
        .where(own);
    return !isDone;
  });
}

type Update = { projectId: string; title: string; ownerId: string };

/** Tells the next followers who meet the owner, and returns them. Somebody who leaves is waited for and then left out. */
async function tellNext(tx: Transaction, services: Services, { ownerId, ...update }: Update, after: string | null): Promise<string[]> {
  const { projectId, personId } = projectFollows;
  const next = await tx
    .select({ personId })
    .from(projectFollows)
    .innerJoin(profiles, eq(profiles.id, personId))
    .where(and(eq(projectId, update.projectId), after === null ? undefined : gt(personId, after), canSee(personId, ownerId)))
    .orderBy(personId)
    .limit(batch)
    .for('key share', { of: profiles });
  for (const follower of next) await notify(tx, services, follower.personId, { kind: 'project-update', actorId: ownerId, ...update });
  return next.map((follower) => follower.personId);
}
