import type { Executor } from '../../../platform/server/database.ts';
import { savedTalents } from './tables.ts';

type SavedDetails = { personId: string; talentId: string } & Partial<typeof savedTalents.$inferInsert>;

/** A talent whom a person saved. */
export async function makeSavedTalent(db: Executor, details: SavedDetails): Promise<void> {
  await db.insert(savedTalents).values({ savedAt: new Date(), ...details });
}
