import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { projectMembers } from './tables.ts';

type Details = Pick<typeof projectMembers.$inferInsert, 'projectId' | 'personId'> & Partial<typeof projectMembers.$inferInsert>;

/** A place in a team, accepted by default. */
export async function makeMember(db: Executor, details: Details): Promise<{ id: string }> {
  const row = { id: newId(), role: 'Techniek', status: 'member' as const, changedAt: new Date(), ...details };
  await db.insert(projectMembers).values(row);
  return { id: row.id };
}
