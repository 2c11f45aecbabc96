import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { sendCancellation } from '../background.ts';
import type { Meeting } from '../contract.ts';
import { rightsOf } from '../policy.ts';
import { findMeeting } from '../queries/meetings.ts';
import { meetings } from '../tables.ts';
import { lockMeeting } from './lock-meeting.ts';
import { tellBoth, withdrawToOrganizer, withdrawToParticipant } from './tell.ts';

type CancelRefusal = 'forbidden' | 'closed';

/** Cancels a meeting, for its organizer; a repeat changes nothing. Null if the viewer has no such meeting. */
export function cancelMeeting(services: Services, viewerId: string, { id, reason }: { id: string; reason: string }) {
  return services.db.transaction(async (tx): Promise<Meeting | CancelRefusal | null> => {
    const now = services.clock.now();
    const before = await lockMeeting(tx, viewerId, id);
    if (before === null) return null;
    if (before.role !== 'organizer') return 'forbidden';
    if (before.status !== 'cancelled') {
      if (!rightsOf({ ...before, hasBegun: before.startTime <= now }).cancel) return 'closed';
      const sequence = before.sequence + 1;
      await tx.update(meetings).set({ status: 'cancelled', reason, sequence, updatedAt: now }).where(eq(meetings.id, id));
      await withdrawToParticipant(tx, services, before);
      await withdrawToOrganizer(tx, services, before);
      // A participant who declined isn't coming anyway.
      if (before.status !== 'declined') await tellParticipant(tx, services, { ...before, sequence, reason });
      await tellBoth(services, tx, before);
    }
    return findMeeting(tx, { viewerId, now }, id);
  });
}

export type Cancelled = typeof meetings.$inferSelect;

async function tellParticipant(tx: Transaction, services: Services, meeting: Cancelled): Promise<void> {
  const { id: meetingId, organizerId: actorId, participantId, title } = meeting;
  const channel = await notify(tx, services, participantId, { kind: 'meeting-cancelled', actorId, meetingId, title });
  if (channel === 'mail') await services.queue.send(tx, sendCancellation, toldOf(meeting, participantId));
}

/** The input of a cancellation mail: copied, because the meeting may have been deleted by then. */
export function toldOf({ id, title, startTime, endTime, sequence, reason, participantId }: Cancelled, personId: string) {
  return {
    personId,
    meetingId: id,
    isInvited: personId === participantId,
    title,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    sequence,
    reason,
  };
}
