import { asc, desc, eq } from 'drizzle-orm';
import { makeDeck } from '../../../features/decks/factory.ts';
import { projects } from '../../../features/projects/tables.ts';
import type { Executor } from '../../../platform/server/database.ts';

/** Writes a deck of the first project of each entrepreneur of the demo, an active one where they have one. */
export async function storeDecks(db: Executor, now: Date): Promise<void> {
  const { id, ownerId, status, createdAt } = projects;
  const firstOfEach = await db
    .selectDistinctOn([ownerId], { id, ownerId })
    .from(projects)
    .orderBy(ownerId, desc(eq(status, 'active')), asc(createdAt), asc(id));
  for (const project of firstOfEach) await makeDeck(db, { projectId: project.id, updatedAt: now });
}
