import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { countUnread } from '../queries/notifications.ts';
import { notifications } from '../tables.ts';
import { liveTopic } from './notify.ts';

/** Marks one as read; gives the unread count, null when there is no such notification for this viewer. */
export async function markRead({ db, live, clock }: Services, viewerId: string, id: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const own = and(eq(notifications.id, id), eq(notifications.personId, viewerId), isNull(notifications.deletedAt));
    const [before] = await tx.select({ readAt: notifications.readAt }).from(notifications).where(own).for('no key update');
    if (before === undefined) return null;
    if (before.readAt === null) {
      await tx.update(notifications).set({ readAt: clock.now(), awaitsDigest: false }).where(own);
      await live.tell(tx, [viewerId], { topic: liveTopic, id });
    }
    return countUnread(tx, viewerId);
  });
}

/** Marks every unread one as read; gives the unread count, which is that of what came at this very moment. */
export async function markAllRead({ db, live, clock }: Services, viewerId: string): Promise<number> {
  return db.transaction(async (tx) => {
    // Locked in one order, so that two windows that do this don't wait for each other.
    const { rows } = await tx.execute(sql`
      with unread as (
        select id from notifications where person_id = ${viewerId} and read_at is null and deleted_at is null
        order by id for no key update
      )
      update notifications n set read_at = ${clock.now().toISOString()}::timestamptz, awaits_digest = false
      from unread where n.id = unread.id returning n.id`);
    if (rows.length > 0) await live.tell(tx, [viewerId], { topic: liveTopic, id: null });
    return countUnread(tx, viewerId);
  });
}
