import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { holdPeople } from '../../relations/commands.ts';
import type { MeetingRole } from '../policy.ts';
import { meetings } from '../tables.ts';

/** A meeting as a command finds it: locked, with what the viewer is to it. */
export type Held = typeof meetings.$inferSelect & { role: MeetingRole; otherId: string };

/**
 * Locks a meeting of the viewer's, its people before it: what both do with it at the same moment happens one after the
 * other, and neither crosses with a block or a departure. Null when there is none for them.
 */
export async function holdMeeting(tx: Transaction, viewerId: string, id: string): Promise<Held | null> {
  const own = and(eq(meetings.id, id), or(eq(meetings.organizerId, viewerId), eq(meetings.participantId, viewerId)));
  const [people] = await tx.select({ organizerId: meetings.organizerId, participantId: meetings.participantId }).from(meetings).where(own);
  if (people === undefined) return null;
  const role = people.organizerId === viewerId ? 'organizer' : 'participant';
  const otherId = role === 'organizer' ? people.participantId : people.organizerId;
  if ((await holdPeople(tx, { viewerId, personId: otherId })) !== 'held') return null;
  const [meeting] = await tx.select().from(meetings).where(own).for('no key update');
  return meeting === undefined ? null : { ...meeting, role, otherId };
}
