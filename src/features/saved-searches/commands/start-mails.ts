import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { sendFinds } from '../background.ts';
import type { Cadence } from '../policy.ts';

/** The number of people per run, and the most days that one mail tells of, as after a time in which none could be sent. */
const batch = 500;
const mostDays = 14;

type Due = { id: string; personId: string; cadence: Cadence; since: string; until: string };

/**
 * Starts the mails that are due: those of every day at eight in a person's morning, those of every week at eight on Monday.
 * Notes in the transaction that queues a mail up to where it tells, so that each is sent once, whichever server runs.
 */
export async function startSearchMails({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>): Promise<void> {
  const local = sql`(${clock.now().toISOString()}::timestamptz at time zone a.time_zone) - interval '8 hours'`;
  const until = sql`((date_trunc(s.cadence, ${local}) + interval '8 hours') at time zone a.time_zone)`;
  const isDue = sql`s.cadence <> 'none' and a.suspended_at is null and s.told_until < ${until}
    and not exists (select from notification_preferences n where n.person_id = s.person_id and n.kind = 'saved-searches' and n.channel = 'none')`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        select s.id, s.person_id, s.cadence, greatest(s.told_until, ${until} - interval '${sql.raw(`${mostDays}`)} days') as since, ${until} as until
        from saved_searches s join accounts a on a.id = s.person_id
        where ${isDue} and s.person_id in (
          select s.person_id from saved_searches s join accounts a on a.id = s.person_id where ${isDue} order by s.person_id limit ${batch})
        order by s.person_id, s.id for no key update of s
      )
      update saved_searches s set told_until = due.until from due where s.id = due.id
      returning s.id, s.person_id as "personId", s.cadence, to_json(due.since)#>>'{}' as since, to_json(due.until)#>>'{}' as until`);
    const mails = Map.groupBy(rows, ({ personId, cadence }) => `${personId} ${cadence}`);
    for (const [first, ...others] of mails.values()) {
      if (first === undefined) continue;
      const { personId, cadence, until: end } = first;
      const searches = [first, ...others].map(({ id, since }) => ({ id, since }));
      await queue.send(tx, sendFinds, { personId, cadence, until: end, searches });
    }
  });
}
