import { and, eq, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/server/database.ts';
import { prepareText } from '../../../platform/server/prepared.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendNotification } from '../background.ts';
import { type Channel, canWait, excerptOf, type Kind, mailsFromOne, type NotificationEvent, placeOf, preferenceOf } from '../policy.ts';
import { hasEndedDigest, readChannel, whoGetsMails } from '../queries/preferences.ts';
import { notifications } from '../tables.ts';

/** The live topic of a person's notifications. */
export const liveTopic = 'notifications';

/**
 * SQL that stores notifications: rows of (id, person_id, kind, subject_id, actor_id, excerpt, action_url, created_at, awaits_digest) from
 * `rows`, the SQL of a query. Repetitions gather in the row of their subject while that is unread, and make it unread again. A row that
 * waits for the digest goes on waiting. Returns id, person_id and count of each.
 */
export function storeNotificationsSql(rows: string): string {
  const isUnread = '(notifications.read_at is null and notifications.deleted_at is null)';
  return `
insert into notifications (id, person_id, kind, subject_id, actor_id, excerpt, action_url, created_at, awaits_digest)
${rows}
on conflict (person_id, kind, subject_id) do update set
  actor_id = excluded.actor_id,
  other_actor_id = case when not ${isUnread} then null
    when notifications.actor_id = excluded.actor_id then notifications.other_actor_id else notifications.actor_id end,
  count = case when ${isUnread} then notifications.count + 1 else 1 end,
  excerpt = excluded.excerpt,
  action_url = excluded.action_url,
  awaits_digest = excluded.awaits_digest or (${isUnread} and notifications.awaits_digest),
  created_at = excluded.created_at,
  read_at = null,
  deleted_at = null
returning id, person_id, count`;
}

const storeOne = prepareText<{ id: string; count: number }>(
  storeNotificationsSql('select $1::uuid, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8::timestamptz, $9::boolean'),
);

/**
 * Notifies a person of an event, in the transaction of its cause. Nobody is notified of their own acts, nor of kinds that
 * they turned off. Repetitions gather into one row while it is unread. Returns the channel that the person is reached by:
 * the digest when its actor, or its subject where nobody acted, has caused them too many mails of the kind today, or the app alone if
 * it can't wait or they unsubscribed from the digest. What `isAskedFor` by the reader counts for nobody.
 */
export async function notify(
  tx: Transaction,
  services: Services,
  personId: string,
  event: NotificationEvent,
  { isAskedFor = false }: { isAskedFor?: boolean } = {},
): Promise<Channel> {
  if (event.actorId === personId) return 'none';
  const { kind, actorId } = event;
  const channel = await readChannel(tx, services.notices, { personId, kind });
  if (channel === 'none') return channel;

  const { subjectId, excerpt, actionUrl } = placeOf(services.notices, event);
  const now = services.clock.now().toISOString();
  const [stored] = await storeOne(tx, [newId(), personId, kind, subjectId, actorId, excerpt, actionUrl, now, channel === 'digest']);
  if (stored === undefined) throw new Error('A notification was not stored.');
  await services.live.tell(tx, [personId], { topic: liveTopic, id: stored.id });
  const { hasOwnMails = false } = services.notices.kinds[kind];
  // Mail only the first of several gathered events: the notification is unread since. A feature mails each of its own.
  if (channel !== 'mail' || (stored.count > 1 && !hasOwnMails)) return channel;

  // Count under the subject what has no actor: its cause may be a reader without an account, who can repeat it.
  const key = mailsKey({ personId, cause: actorId ?? `subject-${subjectId}`, kind });
  if (!isAskedFor && !(await services.rateLimits.isWithin(tx, mailsFromOne, key))) {
    if (!canWait(preferenceOf[kind]) || (await hasEndedDigest(tx, personId))) return 'app';
    await tx.update(notifications).set({ awaitsDigest: true }).where(eq(notifications.id, stored.id));
    return 'digest';
  }
  if (!hasOwnMails) await services.queue.send(tx, sendNotification, { notificationId: stored.id });
  return channel;
}

const mailsKey = ({ personId, cause, kind }: { personId: string; cause: string; kind: Kind }) => `${personId}:${cause}:${kind}`;

/**
 * Counts mails at once that a person causes others without a notification, as those of a block. `mails` is their number by reader. Returns
 * how many each reader gets: all that are within the day's limit if they chose mail, else none.
 */
export async function countMails(
  tx: Transaction,
  { notices, rateLimits }: Pick<Services, 'notices' | 'rateLimits'>,
  { kind, actorId, mails }: { kind: Kind; actorId: string; mails: ReadonlyMap<string, number> },
): Promise<Map<string, number>> {
  const readers = await whoGetsMails(tx, notices, { people: [...mails.keys()], kind });
  const keyed = [...readers].map((personId) => ({ personId, key: mailsKey({ personId, cause: actorId, kind }) }));
  const uses = new Map(keyed.map(({ personId, key }) => [key, mails.get(personId) ?? 0]));
  const within = await rateLimits.countEach(tx, mailsFromOne, uses);
  return new Map(keyed.map(({ personId, key }) => [personId, within.get(key) ?? 0]));
}

/** Updates the quotes of a text after its writer changed it, or another came in its place; an empty `to` removes them. */
export async function changeExcerpt(
  tx: Transaction,
  { live }: Pick<Services, 'live'>,
  { kind, personId, subjectId, from, to }: { kind: Kind; personId: string; subjectId: string; from: string; to: string },
): Promise<void> {
  const quoting = and(
    eq(notifications.personId, personId),
    eq(notifications.kind, kind),
    eq(notifications.subjectId, subjectId),
    eq(notifications.excerpt, excerptOf(from)),
  );
  const changed = await tx
    .update(notifications)
    .set({ excerpt: excerptOf(to) })
    .where(quoting)
    .returning({ id: notifications.id });
  for (const { id } of changed) await live.tell(tx, [personId], { topic: liveTopic, id });
}

/** Removes the notification of something that was withdrawn, such as a comment or a request, even if it was read. */
export async function withdraw(tx: Transaction, services: Services, personId: string, kind: Kind, subjectId: string): Promise<void> {
  const gone = await tx
    .delete(notifications)
    .where(and(eq(notifications.personId, personId), eq(notifications.kind, kind), eq(notifications.subjectId, subjectId)))
    .returning({ id: notifications.id });
  if (gone.length > 0) await services.live.tell(tx, [personId], { topic: liveTopic, id: null });
}

type Which = { kinds: Kind[]; subjectIds: SQLWrapper };

/** Removes everybody's notifications of things that are out of sight now, such as a withdrawn project, but for their owner's. */
export async function withdrawFromOthers(
  tx: Transaction,
  { live }: Pick<Services, 'live'>,
  ownerId: string,
  which: Which[],
): Promise<void> {
  const ofThings = which.map(({ kinds, subjectIds }) =>
    and(inArray(notifications.kind, kinds), inArray(notifications.subjectId, subjectIds)),
  );
  const people = await removeInOrder(tx, and(ne(notifications.personId, ownerId), or(...ofThings)));
  if (people.length > 0) await live.tell(tx, people, { topic: liveTopic, id: null });
}

/**
 * Takes the names of two people out of each other's notifications; called when one blocks the other. Those of nobody else's acts are
 * removed.
 */
export async function removeBetween(tx: Transaction, services: Services, one: string, other: string): Promise<void> {
  const causedBy = (actorId: string) => or(eq(notifications.actorId, actorId), eq(notifications.otherActorId, actorId));
  const between = or(and(eq(notifications.personId, one), causedBy(other)), and(eq(notifications.personId, other), causedBy(one)));
  const named = await tx
    .select({ personId: notifications.personId })
    .from(notifications)
    .where(between)
    .orderBy(notifications.id)
    .for('update');
  await takeNameOut(tx, other, eq(notifications.personId, one));
  await takeNameOut(tx, one, eq(notifications.personId, other));
  // Not a person who loses none: the event would only say that something else happened, such as a block.
  await services.live.tell(
    tx,
    named.map(({ personId }) => personId),
    { topic: liveTopic, id: null },
  );
}

/** Takes a person out of notifications, which are locked: those that name somebody else too keep that name, all others go. */
export async function takeNameOut(tx: Transaction, actorId: string, which: SQL = sql`true`): Promise<void> {
  await tx.execute(sql`
    update notifications set actor_id = case when actor_id = ${actorId} then other_actor_id else actor_id end,
      other_actor_id = null, count = greatest(count - 1, 1)
    where other_actor_id is not null and (actor_id = ${actorId} or other_actor_id = ${actorId}) and ${which}`);
  await tx.delete(notifications).where(and(eq(notifications.actorId, actorId), which));
}

/**
 * Removes notifications of which there may be several, and returns their readers. They are locked in one order before: a
 * block and a withdrawal that remove the same ones at once would else wait for each other.
 */
async function removeInOrder(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const locked = tx.select({ id: notifications.id }).from(notifications).where(which).orderBy(notifications.id).for('update');
  const gone = await tx.delete(notifications).where(inArray(notifications.id, locked)).returning({ personId: notifications.personId });
  return gone.map(({ personId }) => personId);
}

/** Removes all notifications that lead to a deleted thing, even if they were read. */
export async function removeLeadingTo(tx: Transaction, services: Services, personId: string, actionUrl: string): Promise<void> {
  const people = await removeInOrder(tx, and(eq(notifications.personId, personId), eq(notifications.actionUrl, actionUrl)));
  if (people.length > 0) await services.live.tell(tx, [personId], { topic: liveTopic, id: null });
}
