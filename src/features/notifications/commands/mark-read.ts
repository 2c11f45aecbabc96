import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { isShownAt, type Kind } from '../policy.ts';
import { countUnread, isShownSql } from '../queries/notifications.ts';
import { notifications } from '../tables.ts';
import { liveTopic } from './notify.ts';

const isShown = sql.raw(isShownSql('notifications.person_id'));

/** Marks a notification as read. Returns the unread count; null if the viewer has no such notification. */
export async function markRead({ db, live, clock }: Services, viewerId: string, id: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const own = and(eq(notifications.id, id), eq(notifications.personId, viewerId), isNull(notifications.deletedAt), isShown);
    const [before] = await tx.select({ readAt: notifications.readAt }).from(notifications).where(own).for('no key update');
    if (before === undefined) return null;
    if (before.readAt === null) {
      await tx.update(notifications).set({ readAt: clock.now(), awaitsDigest: false }).where(own);
      await live.tell(tx, [viewerId], { topic: liveTopic, id });
    }
    return countUnread(tx, viewerId);
  });
}

/** Marks the notifications as read whose links lead to one of these addresses of this site. Returns the unread count. */
export async function markShown({ db, live, clock }: Services, viewerId: string, addresses: string[]): Promise<number> {
  return db.transaction(async (tx) => {
    const paths = addresses.map((address) => new URL(address, 'http://kiem').pathname);
    // Locked in order of id, as below.
    const { rows } = await tx.execute<{ id: string; action_url: string }>(sql`
      select id, action_url from notifications
      where person_id = ${viewerId} and read_at is null and deleted_at is null and ${isShown}
        and regexp_replace(action_url, '[?#].*$', '') = any(${sql.param(paths)}::text[])
      order by id for no key update`);
    const ids = rows.filter((row) => addresses.some((address) => isShownAt(row.action_url, address))).map(({ id }) => id);
    if (ids.length > 0) {
      await tx.update(notifications).set({ readAt: clock.now(), awaitsDigest: false }).where(inArray(notifications.id, ids));
      await live.tell(tx, [viewerId], { topic: liveTopic, id: null });
    }
    return countUnread(tx, viewerId);
  });
}

/** Marks a person's notifications as read that lead to this address, when they have read what is there. */
export async function markLeadingRead(
  tx: Transaction,
  { live, clock }: Pick<Services, 'live' | 'clock'>,
  { personId, actionUrl }: { personId: string; actionUrl: string },
): Promise<void> {
  const unread = and(eq(notifications.personId, personId), isNull(notifications.readAt), eq(notifications.actionUrl, actionUrl));
  // Locked in order of id (docs/decisions/075-order-of-notifications.md).
  const locked = tx.select({ id: notifications.id }).from(notifications).where(unread).orderBy(notifications.id).for('no key update');
  const read = await tx
    .update(notifications)
    .set({ readAt: clock.now(), awaitsDigest: false })
    .where(inArray(notifications.id, locked))
    .returning({ id: notifications.id });
  if (read.length > 0) await live.tell(tx, [personId], { topic: liveTopic, id: null });
}

/** Marks the notification of a subject as read, when the person has read the subject itself. */
export async function markSubjectRead(
  tx: Transaction,
  { live, clock }: Pick<Services, 'live' | 'clock'>,
  { personId, kind, subjectId }: { personId: string; kind: Kind; subjectId: string },
): Promise<void> {
  const subject = and(eq(notifications.personId, personId), eq(notifications.kind, kind), eq(notifications.subjectId, subjectId));
  const [read] = await tx
    .update(notifications)
    .set({ readAt: clock.now(), awaitsDigest: false })
    .where(and(subject, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (read !== undefined) await live.tell(tx, [personId], { topic: liveTopic, id: read.id });
}

/** Marks the notification that asked for an answer as read, and tells all windows of its reader, as it says now what was answered. */
export async function markAnswered(
  tx: Transaction,
  { live, clock }: Pick<Services, 'live' | 'clock'>,
  { personId, kind, subjectId }: { personId: string; kind: Kind; subjectId: string },
): Promise<void> {
  const [answered] = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${clock.now().toISOString()}::timestamptz)`, awaitsDigest: false })
    .where(and(eq(notifications.personId, personId), eq(notifications.kind, kind), eq(notifications.subjectId, subjectId)))
    .returning({ id: notifications.id });
  if (answered !== undefined) await live.tell(tx, [personId], { topic: liveTopic, id: answered.id });
}

/**
 * Marks all notifications as read. Returns the unread count, which counts any that came meanwhile. It never waits for one that somebody
 * else holds while it holds others: acts such as a cancelled meeting lock a reader's notifications in an order of their own (docs/decisions/075-order-of-notifications.md).
 */
export async function markAllRead(services: Services, viewerId: string): Promise<number> {
  let held = await markFree(services, viewerId);
  for (let [first] = held; first !== undefined; [first] = held) {
    await markRead(services, viewerId, first);
    held = await markFree(services, viewerId, held.slice(1));
  }
  return countUnread(services.db, viewerId);
}

/** Marks the unread notifications (`among` these ids, if given) that nobody else holds, and returns the ids of the others. */
async function markFree({ db, live, clock }: Services, viewerId: string, among?: string[]): Promise<string[]> {
  if (among?.length === 0) return [];
  const unread = sql`notifications where person_id = ${viewerId} and read_at is null and deleted_at is null and ${isShown}
    ${among === undefined ? sql`` : sql`and id = any(${sql.param(among)}::uuid[])`}`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ marked: number; held: string[] }>(sql`
      with free as (
        select id from ${unread} for no key update skip locked
      ), marked as (
        update notifications n set read_at = ${clock.now().toISOString()}::timestamptz, awaits_digest = false
        from free where n.id = free.id returning n.id
      )
      select (select count(*)::int from marked) as marked, array(select id::text from ${unread} and id not in (select id from marked)) as held`);
    const [{ marked, held } = { marked: 0, held: [] }] = rows;
    if (marked > 0) await live.tell(tx, [viewerId], { topic: liveTopic, id: null });
    return held;
  });
}
