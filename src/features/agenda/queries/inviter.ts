import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import type { PersonSummary } from '../../profiles/contract.ts';
import { type PersonRow, personColumns, toPerson } from '../../profiles/queries.ts';

/** Returns a meeting's organizer as its participant sees them in lists; null when they are gone. */
export async function findInviter(
  executor: Executor,
  { organizerId, participantId }: { organizerId: string; participantId: string },
): Promise<PersonSummary | null> {
  const { rows } = await executor.execute<PersonRow & Record<string, unknown>>(sql`
    select ${sql.raw(personColumns('p', 'viewer.id'))}
    from (select ${participantId}::uuid as id) viewer, profiles p
    where p.id = ${organizerId}`);
  return rows[0] === undefined ? null : toPerson(rows[0]);
}
