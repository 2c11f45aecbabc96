import { and, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notify, withdraw } from '../../notifications/commands/notify.ts';
import { canSeePerson } from '../../relations/queries.ts';
import { sendReminder } from '../background.ts';
import { meetings } from '../tables.ts';

const minute = 60_000;
const shortly = 15 * minute;
const dayBefore = 24 * 60 * minute;

/** The number of meetings per run. */
const batch = 200;

/** Marks the reminders for which it is already too late, when a meeting is planned or moved. */
export function remindedBy(startTime: Date, now: Date): { remindedDayBefore: boolean; remindedShortlyBefore: boolean } {
  const ahead = startTime.getTime() - now.getTime();
  return { remindedDayBefore: ahead <= dayBefore, remindedShortlyBefore: ahead <= shortly };
}

/**
 * Reminds both people of meetings that begin within 15 minutes, and within a day. Marks a meeting in the transaction that
 * notifies, so that each reminder is sent once, whichever server runs. A server that was down catches up, and of two due
 * reminders sends only the nearer.
 */
export async function remindOfMeetings(services: Services): Promise<void> {
  const both = { remindedDayBefore: true, remindedShortlyBefore: true };
  await remind(services, 'meeting-soon', { within: shortly, isDue: sql`not ${meetings.remindedShortlyBefore}`, set: both });
  const day = { remindedDayBefore: true };
  await remind(services, 'meeting-tomorrow', { within: dayBefore, isDue: sql`not ${meetings.remindedDayBefore}`, set: day });
}

type Kind = 'meeting-soon' | 'meeting-tomorrow';
type Turn = { within: number; isDue: SQL; set: { remindedDayBefore: boolean; remindedShortlyBefore?: boolean } };

async function remind(services: Services, kind: Kind, { within, isDue, set }: Turn): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + within);
  await services.db.transaction(async (tx) => {
    const due = tx
      .select({ id: meetings.id })
      .from(meetings)
      .where(and(isDue, lte(meetings.startTime, until)))
      .orderBy(meetings.startTime)
      .limit(batch)
      .for('no key update', { skipLocked: true });
    const taken = await tx.update(meetings).set(set).where(inArray(meetings.id, due)).returning();
    // In one order of pairs: the mails of a pair are counted in a row that stays locked, and another server may remind of others of theirs.
    for (const meeting of taken.toSorted((one, other) => (pairOf(one) < pairOf(other) ? -1 : 1))) {
      const isAhead = meeting.startTime > now && (meeting.status === 'pending' || meeting.status === 'confirmed');
      if (isAhead) await tellPeople(tx, services, kind, meeting);
    }
  });
}

const pairOf = ({ participantId, organizerId }: typeof meetings.$inferSelect) => `${participantId} ${organizerId}`;

async function tellPeople(tx: Transaction, services: Services, kind: Kind, meeting: typeof meetings.$inferSelect): Promise<void> {
  const { id: meetingId, title, organizerId, participantId } = meeting;
  for (const [personId, actorId] of [
    [organizerId, participantId],
    [participantId, organizerId],
  ] as const) {
    if (!(await canSeePerson(tx, personId, actorId))) continue;
    await withdraw(tx, services, personId, 'meeting-tomorrow', meetingId);
    // Whoever planned or accepted a meeting asked for its reminders. Those of invitations are mails from a stranger as any other.
    const isAskedFor = personId === organizerId || meeting.status === 'confirmed';
    const channel = await notify(tx, services, personId, { kind, actorId, meetingId, title }, { isAskedFor });
    if (channel === 'mail') await services.queue.send(tx, sendReminder, { meetingId, personId, kind });
  }
}
