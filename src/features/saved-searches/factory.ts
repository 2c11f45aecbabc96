import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { savedSearches } from './tables.ts';

type Details = Partial<typeof savedSearches.$inferInsert> & { personId: string };

/** A saved search of the whole talent list, with a mail every week. */
export async function makeSavedSearch(db: Executor, details: Details): Promise<{ id: string }> {
  const { id = newId(), createdAt = new Date(), ...rest } = details;
  const search = { kind: 'talent', query: '', name: 'Alle talent', cadence: 'week' } as const;
  await db.insert(savedSearches).values({ ...search, toldUntil: createdAt, ...rest, id, createdAt });
  return { id };
}
