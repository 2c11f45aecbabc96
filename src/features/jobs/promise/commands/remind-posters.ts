import { and, between, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../../platform/calendar.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { dayOf, minutesOf } from '../../../../platform/zoned-time.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import { lockEach } from '../../../profiles/commands/lock-person.ts';
import { lockApplications } from '../../applications/commands/lock-applications.ts';
import { jobApplications as applications, remindFromSql } from '../../applications/tables.ts';
import { jobZone } from '../../policy.ts';
import { reminderDays, reminderHour } from '../policy.ts';
import { owedSql } from '../queries/owed.ts';

/** The number of posters per transaction. */
const batch = 100;

/**
 * Reminds posters in the morning of the answers that they owe within three days, and again within one: of all of them in
 * one notification. The day is noted in the transaction that notifies, so that each reminder goes once, whichever server
 * runs; one that was down catches up, and of two due reminders sends one.
 */
export async function remindOfAnswers(services: Services): Promise<void> {
  const now = services.clock.now().toISOString();
  if (minutesOf(now, jobZone) < reminderHour * 60) return;
  const today = dayOf(now, jobZone);
  for (let after: string | undefined; ; ) {
    const posterIds = await remindSome(services, today, after);
    if (posterIds.length < batch) return;
    after = posterIds.at(-1);
  }
}

/** Reminds the next posters in the order of their ids, and returns them. */
async function remindSome(services: Services, today: string, after: string | undefined): Promise<string[]> {
  return services.db.transaction(async (tx) => {
    const next = tx
      .select({ id: sql<string>`${applications.posterId}` })
      .from(applications)
      .where(and(isDue(today), after === undefined ? undefined : gt(applications.posterId, after)))
      .groupBy(applications.posterId)
      .orderBy(applications.posterId)
      .limit(batch);
    const posterIds = (await next).map(({ id }) => id);
    const present = [...(await lockEach(tx, posterIds))];
    if (present.length === 0) return posterIds;
    const ofThem = and(inArray(applications.posterId, present), isDue(today));
    await lockApplications(tx, ofThem);
    const reminded = await tx.update(applications).set({ remindedOn: today }).where(ofThem).returning({ posterId: applications.posterId });
    const owed = await tx
      .select({
        posterId: sql<string>`${applications.posterId}`,
        count: sql<number>`count(*)::int`,
        dueOn: sql<string>`min(${applications.dueOn})::text`,
      })
      .from(applications)
      .where(and(inArray(applications.posterId, [...new Set(reminded.flatMap(({ posterId }) => posterId ?? []))]), isSoon(today)))
      .groupBy(applications.posterId)
      .orderBy(applications.posterId);
    for (const { posterId, ...answers } of owed) {
      // One that is still unread gives way, as only a new notification is mailed.
      await withdraw(tx, services, posterId, 'answers-owed', posterId);
      await notify(tx, services, posterId, { kind: 'answers-owed', actorId: null, posterId, ...answers });
    }
    return posterIds;
  });
}

const [first] = reminderDays;

/** Applications whose answer is owed within the days of the first reminder. */
function isSoon(today: string): SQL {
  const soon = between(applications.dueOn, today, addDays(today, first));
  return sql`(${soon} and ${sql.raw(owedSql('job_applications'))})`;
}

/** Those of which the reminder that is due wasn't sent. None is counted yet, as the index has it: their last day isn't over. */
function isDue(today: string): SQL {
  return sql`(${isSoon(today)} and ${sql.raw(remindFromSql)} <= ${today} and ${applications.countedAt} is null)`;
}
