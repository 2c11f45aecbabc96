import type { Executor } from '../../../platform/server/database.ts';
import { savedProjects } from './tables.ts';

type SavedDetails = { personId: string; projectId: string } & Partial<typeof savedProjects.$inferInsert>;

/** A project that a person saved. */
export async function makeSavedProject(db: Executor, details: SavedDetails): Promise<void> {
  await db.insert(savedProjects).values({ savedAt: new Date(), ...details });
}
