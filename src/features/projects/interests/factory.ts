import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { projectInterests } from './tables.ts';

type Details = Pick<typeof projectInterests.$inferInsert, 'roleId' | 'personId'> & Partial<typeof projectInterests.$inferInsert>;

/** A person's interest in a sought role. */
export async function makeInterest(db: Executor, details: Details): Promise<{ id: string }> {
  const row = { id: newId(), createdAt: new Date(), ...details };
  await db.insert(projectInterests).values(row);
  return { id: row.id };
}
