import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { lockPeople } from '../../relations/commands.ts';
import type { MeetingRole } from '../policy.ts';
import { meetings } from '../tables.ts';

/** A locked meeting, with the viewer's role in it. */
export type LockedMeeting = typeof meetings.$inferSelect & { role: MeetingRole; otherId: string };

/**
 * Locks a meeting of the viewer, after both its people. Commands of the two then run one after the other, and none
 * crosses with a block or a deletion. Null if the viewer has no such meeting.
 */
export async function lockMeeting(tx: Transaction, viewerId: string, id: string): Promise<LockedMeeting | null> {
  const own = and(eq(meetings.id, id), or(eq(meetings.organizerId, viewerId), eq(meetings.participantId, viewerId)));
  const [people] = await tx.select({ organizerId: meetings.organizerId, participantId: meetings.participantId }).from(meetings).where(own);
  if (people === undefined) return null;
  const role = people.organizerId === viewerId ? 'organizer' : 'participant';
  const otherId = role === 'organizer' ? people.participantId : people.organizerId;
  if (!(await lockPeople(tx, { viewerId, personId: otherId }))) return null;
  const [meeting] = await tx.select().from(meetings).where(own).for('no key update');
  return meeting === undefined ? null : { ...meeting, role, otherId };
}
