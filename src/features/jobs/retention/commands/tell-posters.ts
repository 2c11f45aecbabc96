import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { addDays } from '../../../../platform/calendar.ts';
import { isoOf } from '../../../../platform/server/iso-of.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { beginOf, dayOf, minutesOf } from '../../../../platform/zoned-time.ts';
import { notify, withdraw } from '../../../notifications/commands/notify.ts';
import { lockEach } from '../../../profiles/commands/lock-person.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobZone } from '../../policy.ts';
import { reminderHour } from '../../promise/policy.ts';
import { jobs } from '../../tables.ts';
import { toldDaysBefore } from '../policy.ts';
import { endsAt, endsBy, ofJob } from '../queries/ended.ts';

/** The number of posters per transaction. */
const batch = 100;

/**
 * Tells posters in the morning, three days before, of the applications that they won't read any more: of all that end on
 * these days in one notification. The moment is noted in the transaction that notifies, so that each is told once.
 */
export async function tellOfEnd(services: Services): Promise<void> {
  const now = services.clock.now();
  if (minutesOf(now.toISOString(), jobZone) < reminderHour * 60) return;
  for (let after: string | undefined; ; ) {
    const posterIds = await tellSome(services, now, after);
    if (posterIds.length < batch) return;
    after = posterIds.at(-1);
  }
}

/** Tells the next posters in the order of their ids, and returns them. */
async function tellSome(services: Services, now: Date, after: string | undefined): Promise<string[]> {
  const lastDay = addDays(dayOf(now.toISOString(), jobZone), toldDaysBefore);
  const endOfDay = new Date(beginOf(addDays(lastDay, 1), jobZone));
  const { id, posterId, endToldAt } = jobApplications;
  // One whose end moved after it was told is told again.
  const isUntold = or(isNull(endToldAt), lt(endToldAt, sql`${endsAt} - make_interval(days => ${toldDaysBefore + 1})`));
  const isDue = and(isNull(jobApplications.posterAccessEndedAt), isNotNull(jobApplications.applicantId), endsBy(endOfDay), isUntold);
  return services.db.transaction(async (tx) => {
    const next = tx
      .select({ posterId: sql<string>`${posterId}` })
      .from(jobApplications)
      .innerJoin(jobs, ofJob)
      .where(and(isDue, after === undefined ? undefined : gt(posterId, after)))
      .groupBy(posterId)
      .orderBy(posterId)
      .limit(batch);
    const posterIds = (await next).map((row) => row.posterId);
    const present = [...(await lockEach(tx, posterIds))];
    if (present.length === 0) return posterIds;
    const due = tx
      .select({ id, posterId: sql<string>`${posterId}`.as('poster'), endsAt: endsAt.as('ends_at') })
      .from(jobApplications)
      .innerJoin(jobs, ofJob)
      .where(and(isDue, inArray(posterId, present)))
      .orderBy(id)
      .for('no key update', { of: jobApplications })
      .as('due');
    // All of a poster's at once, which may be more than a statement has parameters.
    const told = tx
      .$with('told')
      .as(
        tx
          .update(jobApplications)
          .set({ endToldAt: now })
          .from(due)
          .where(eq(id, due.id))
          .returning({ posterId: due.posterId, endsAt: due.endsAt }),
      );
    const endings = await tx
      .with(told)
      .select({ poster: told.posterId, count: sql<number>`count(*)::int`, first: sql<string>`min(${told.endsAt})` })
      .from(told)
      .groupBy(told.posterId)
      .orderBy(told.posterId);
    for (const { poster, count, first } of endings) {
      const endsOn = dayOf(isoOf(first), jobZone);
      await withdraw(tx, services, poster, 'applications-expire', poster);
      await notify(tx, services, poster, { kind: 'applications-expire', actorId: null, posterId: poster, count, endsOn });
    }
    return posterIds;
  });
}
