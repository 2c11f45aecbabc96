import type { Executor } from '../../../platform/server/database.ts';
import { projectFollowChanges, projectFollows } from './tables.ts';

/** A follow, with the count that goes with it. */
export async function makeFollow(db: Executor, follow: typeof projectFollows.$inferInsert): Promise<void> {
  await db.insert(projectFollows).values(follow);
  await db.insert(projectFollowChanges).values({ projectId: follow.projectId, change: 1 });
}
