import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { countMails } from '../../notifications/commands/notify.ts';
import { sendCancellation } from '../background.ts';
import { meetings } from '../tables.ts';
import { type Cancelled, toldOf } from './cancel-meeting.ts';

/**
 * Cancels a person's meetings ahead, with one other person or with everybody, because they block somebody or leave.
 * Mails the others without a reason: of confirmed meetings whatever their preferences, so that nobody waits in vain, and of
 * pending ones as of any cancellation. Those may be many, and carry words that their reader never agreed to. Its statements are as
 * many for one meeting as for thousands: others wait for the accounts that it has locked, and it gives up after seconds itself.
 */
export async function endMeetings(tx: Transaction, services: Services, personId: string, otherId?: string): Promise<void> {
  const ahead = aheadOf(personId, services.clock.now(), otherId);
  const end = (status: 'confirmed' | 'pending') =>
    tx
      .update(meetings)
      .set({ status: 'cancelled', reason: '', sequence: sql`${meetings.sequence} + 1`, updatedAt: services.clock.now() })
      .where(and(ahead, eq(meetings.status, status)))
      .returning();
  const confirmed = await end('confirmed');
  const pending = await end('pending');

  const otherOf = (meeting: Cancelled) => (meeting.organizerId === personId ? meeting.participantId : meeting.organizerId);
  const mailed = await pickMailed(tx, services, personId, Map.groupBy(pending, otherOf));
  const mails = [...confirmed, ...mailed].map((meeting) => toldOf(meeting, otherOf(meeting)));
  await services.queue.sendAll(tx, sendCancellation, mails);
  const others = [...confirmed, ...pending].map(otherOf);
  if (others.length > 0) await services.live.tell(tx, [personId, ...others], { topic: 'agenda', id: null });
}

function aheadOf(personId: string, now: Date, otherId: string | undefined) {
  const sides = [
    [meetings.organizerId, meetings.participantId],
    [meetings.participantId, meetings.organizerId],
  ] as const;
  const ofBoth = or(...sides.map(([one, other]) => and(eq(one, personId), otherId === undefined ? undefined : eq(other, otherId))));
  return and(ofBoth, gt(meetings.startTime, now));
}

/** The pending meetings of each other person that are mailed to them, the next ones first. */
async function pickMailed(
  tx: Transaction,
  services: Services,
  actorId: string,
  pending: ReadonlyMap<string, Cancelled[]>,
): Promise<Cancelled[]> {
  const mails = new Map([...pending].map(([otherId, theirs]) => [otherId, theirs.length]));
  const counted = await countMails(tx, services, { kind: 'meeting-cancelled', actorId, mails });
  return [...pending].flatMap(([otherId, theirs]) =>
    theirs.toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime()).slice(0, counted.get(otherId) ?? 0),
  );
}
