import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { sendDigest } from '../background.ts';

/** The number of people per run. */
const batch = 500;

/**
 * Starts the daily mails at eight in each person's morning, with the notifications that waited by then. Clears the wait in
 * the transaction that queues the mail, so that it is mailed once, whichever server runs. A server that was down at eight
 * catches up. Somebody of whose notifications one is held by others is left to the next run (docs/decisions/075-order-of-notifications.md).
 */
export async function startDigests({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const eight = sql`((date_trunc('day', ${now} at time zone a.time_zone) + interval '8 hours') at time zone a.time_zone)`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ person_id: string; ids: string[] }>(sql`
      with due as (
        select a.id as person_id, ${eight} as until from accounts a
        where a.suspended_at is null and a.id in (select person_id from notifications where awaits_digest) and ${now} >= ${eight}
          and (select true from notifications n where n.person_id = a.id and n.awaits_digest and n.created_at <= ${eight} limit 1)
        order by a.id limit ${batch}
      ), waiting as (
        select n.id, n.person_id from notifications n join due on due.person_id = n.person_id
        where n.awaits_digest and n.created_at <= due.until for no key update of n skip locked
      ), whole as (
        select person_id from due where not exists (
          select from notifications n where n.person_id = due.person_id and n.awaits_digest and n.created_at <= due.until
            and n.id not in (select id from waiting)
        )
      ), taken as (
        update notifications n set awaits_digest = false from waiting join whole using (person_id) where n.id = waiting.id
        returning n.id, n.person_id, n.read_at, n.deleted_at
      )
      select person_id, array_agg(id::text) as ids from taken where read_at is null and deleted_at is null group by person_id`);
    for (const { person_id: personId, ids } of rows) await queue.send(tx, sendDigest, { personId, ids });
  });
}
