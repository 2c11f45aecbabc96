import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Kind } from '../policy.ts';
import { notifications } from '../tables.ts';
import { liveTopic } from './notify.ts';

/** The current contents of a gathered notification. */
export type Gathered = { notificationId: string; count: number; actorId: string | null; otherActorId: string | null };

/**
 * Returns the notifications that gather these things, locked in order of id: all that are changed later are held from here on. Acts that
 * rely on one (`lockUnreadSql`) aren't kept waiting.
 */
export async function lockGathering(tx: Transaction, kind: Kind, subjectIds: string[]) {
  if (subjectIds.length === 0) return [];
  return tx
    .select({ notificationId: notifications.id, subjectId: notifications.subjectId, actorId: notifications.actorId })
    .from(notifications)
    .where(and(eq(notifications.kind, kind), inArray(notifications.subjectId, subjectIds)))
    .orderBy(notifications.id)
    .for('no key update');
}

/** Locks those of them that may have to be deleted. Waits for transactions that add to them (`lockUnreadSql`), and makes later ones wait. */
export async function lockEmpty(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(inArray(notifications.id, ids))
    .orderBy(notifications.id)
    .for('update');
}

/** Updates counts and names without marking anything as unread. Deletes notifications without any event left. */
export async function regather(tx: Transaction, { live }: Pick<Services, 'live'>, gathered: Gathered[]): Promise<void> {
  const people: string[] = [];
  const empty = gathered.filter(({ count }) => count === 0).map(({ notificationId }) => notificationId);
  if (empty.length > 0) {
    const gone = await tx.delete(notifications).where(inArray(notifications.id, empty)).returning({ personId: notifications.personId });
    people.push(...gone.map(({ personId }) => personId));
  }
  const renamed = gathered.filter(({ count, actorId }) => count > 0 && actorId !== null);
  if (renamed.length > 0) {
    const { rows } = await tx.execute<{ personId: string }>(sql`
      update notifications n set count = t.count, actor_id = t."actorId", other_actor_id = t."otherActorId"
      from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as t("notificationId" uuid, count int, "actorId" uuid, "otherActorId" uuid)
      where n.id = t."notificationId"
        and (n.count, n.actor_id, n.other_actor_id) is distinct from (t.count, t."actorId", t."otherActorId")
      returning n.person_id as "personId"`);
    people.push(...rows.map(({ personId }) => personId));
  }
  await live.tell(tx, people, { topic: liveTopic, id: null });
}
