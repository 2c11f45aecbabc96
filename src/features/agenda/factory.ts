import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { meetings } from './tables.ts';

type Details = Pick<typeof meetings.$inferInsert, 'organizerId' | 'participantId' | 'startTime'> & Partial<typeof meetings.$inferInsert>;

/** Makes a meeting of an hour, pending by default. */
export async function makeMeeting(db: Executor, details: Details): Promise<{ id: string }> {
  const endTime = new Date(details.startTime.getTime() + 3_600_000);
  const row = { id: newId(), title: 'Kennismaking', endTime, meetingType: 'in-person' as const, ...details };
  await db.insert(meetings).values(row);
  return { id: row.id };
}
