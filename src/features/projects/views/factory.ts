import type { Executor } from '../../../platform/server/database.ts';
import { projectViews } from './tables.ts';

/** How many members looked at a project on days that are over. */
export async function makeProjectViews(db: Executor, views: (typeof projectViews.$inferInsert)[]): Promise<void> {
  if (views.length > 0) await db.insert(projectViews).values(views);
}
