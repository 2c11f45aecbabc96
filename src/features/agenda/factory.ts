import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../platform/server/database.ts';
import { meetings } from './tables.ts';

type Details = Pick<typeof meetings.$inferInsert, 'organizerId' | 'participantId' | 'startTime'> & Partial<typeof meetings.$inferInsert>;

function rowOf(details: Details) {
  const endTime = new Date(details.startTime.getTime() + 3_600_000);
  return { id: newId(), title: 'Kennismaking', endTime, meetingType: 'in-person' as const, ...details };
}

/** Makes a meeting of an hour, pending by default. */
export async function makeMeeting(db: Executor, details: Details): Promise<{ id: string }> {
  const row = rowOf(details);
  await db.insert(meetings).values(row);
  return { id: row.id };
}

/** Makes that many meetings of the same details. */
export async function makeMeetings(db: Executor, count: number, details: Details): Promise<void> {
  await db.insert(meetings).values(Array.from({ length: count }, () => rowOf(details)));
}
