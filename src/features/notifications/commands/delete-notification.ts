import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { countUnread, isShownSql } from '../queries/notifications.ts';
import { notifications } from '../tables.ts';
import { liveTopic } from './notify.ts';

const restorableMilliseconds = 600_000;

/** Deletes a notification. Returns the unread count; null if the viewer has no such notification. */
export function deleteNotification(services: Services, viewerId: string, id: string): Promise<number | null> {
  return setDeletedAt(services, viewerId, id, services.clock.now());
}

/** Restores a notification. Returns the unread count; null if there is none, or it was deleted too long ago. */
export function restoreNotification(services: Services, viewerId: string, id: string): Promise<number | null> {
  return setDeletedAt(services, viewerId, id, null);
}

async function setDeletedAt({ db, live, clock }: Services, viewerId: string, id: string, deletedAt: Date | null): Promise<number | null> {
  return db.transaction(async (tx) => {
    const isThere = or(isNull(notifications.deletedAt), gt(notifications.deletedAt, oldestRestorable(clock.now())));
    const isShown = sql.raw(isShownSql('notifications.person_id'));
    const own = and(eq(notifications.id, id), eq(notifications.personId, viewerId), isThere, isShown);
    const changed = await tx.update(notifications).set({ deletedAt }).where(own).returning({ id: notifications.id });
    if (changed.length === 0) return null;
    await live.tell(tx, [viewerId], { topic: liveTopic, id });
    return countUnread(tx, viewerId);
  });
}

/** Removes notifications that can't be restored any more; one that somebody else holds is left to the next turn (docs/decisions/075-order-of-notifications.md). */
export async function removeDeletedNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const past = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.deletedAt, oldestRestorable(clock.now())));
  await db.delete(notifications).where(inArray(notifications.id, past.for('update', { skipLocked: true })));
}

function oldestRestorable(now: Date): Date {
  return new Date(now.getTime() - restorableMilliseconds);
}
