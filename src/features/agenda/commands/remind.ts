import { and, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { notify, withdraw } from '../../notifications/commands/notify.ts';
import { meets } from '../../relations/queries.ts';
import { sendReminder } from '../background.ts';
import { meetings } from '../tables.ts';

const minute = 60_000;
const shortly = 15 * minute;
const dayBefore = 24 * 60 * minute;

/** How many meetings one turn reminds of. */
const batch = 200;

/** Which reminders a meeting that is planned at this moment has behind it: those for which it is too late. */
export function remindedBy(startTime: Date, now: Date): { remindedDayBefore: boolean; remindedShortlyBefore: boolean } {
  const ahead = startTime.getTime() - now.getTime();
  return { remindedDayBefore: ahead <= dayBefore, remindedShortlyBefore: ahead <= shortly };
}

/**
 * Reminds both people of what begins within 15 minutes, and within a day. A meeting is marked in the transaction that
 * tells them, so each is told once, whichever server does it. A server that was down does it later, while it isn't too
 * late; of two that are due the nearer one is said.
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
    for (const meeting of taken) {
      const isAhead = meeting.startTime > now && (meeting.status === 'pending' || meeting.status === 'confirmed');
      if (isAhead) await tellPeople(tx, services, kind, meeting);
    }
  });
}

async function tellPeople(tx: Transaction, services: Services, kind: Kind, meeting: typeof meetings.$inferSelect): Promise<void> {
  const { id: meetingId, title, organizerId, participantId } = meeting;
  for (const [personId, actorId] of [
    [organizerId, participantId],
    [participantId, organizerId],
  ] as const) {
    if (!(await meets(tx, personId, actorId))) continue;
    await withdraw(tx, services, personId, 'meeting-tomorrow', meetingId);
    const channel = await notify(tx, services, personId, { kind, actorId, meetingId, title });
    if (channel === 'mail') await services.queue.send(tx, sendReminder, { meetingId, personId, kind });
  }
}
