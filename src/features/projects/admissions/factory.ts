import { newId } from '../../../platform/ids.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { projectAdmissions } from './tables.ts';

type Details = Pick<typeof projectAdmissions.$inferInsert, 'projectId' | 'personId'> & Partial<typeof projectAdmissions.$inferInsert>;

/** A request for access, open by default. */
export async function makeAdmission(db: Executor, details: Details): Promise<{ id: string }> {
  const row = { id: newId(), status: 'asked' as const, changedAt: new Date(), ...details };
  await db.insert(projectAdmissions).values(row);
  return { id: row.id };
}
