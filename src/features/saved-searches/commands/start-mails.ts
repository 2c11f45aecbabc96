import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { sendFinds } from '../background.ts';
import type { Cadence } from '../policy.ts';

/** The searches looked at in one transaction, so that it is short. */
const step = 2_000;
/** After so many steps or mails a run leaves the rest to the next: a million searches take 20 runs, and one takes a few seconds at most. */
const mostSteps = 25;
const mostMails = 4_000;
/** The most days that one mail tells of, as after a time in which none could be sent. */
const mostDays = 14;
/** Before every id. */
const beginning = '00000000-0000-0000-0000-000000000000';

/** The person after whom this server's next run goes on. */
const places = new WeakMap<Database, string>();

type Due = { id: string; personId: string; cadence: Cadence; since: string; until: string };
type People = { after: string; upTo: string };

/**
 * Starts the mails that are due: those of every day at eight in a person's morning, those of every week at eight on Monday.
 * Walks all people in the order of their ids, as eight o'clock differs by time zone. Notes how far a mail tells in the transaction
 * that queues it, so that each is sent once, whichever server runs.
 */
export async function startSearchMails({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>): Promise<void> {
  const now = clock.now();
  let mails = 0;
  for (let steps = 0; steps < mostSteps && mails < mostMails; steps += 1) {
    const people = await nextPeople(db, places.get(db) ?? beginning);
    places.set(db, people?.upTo ?? beginning);
    if (people === null) break;
    mails += await startMailsOf({ db, queue }, now, people);
  }
}

/** The next people by key, all of whose searches are looked at; null after the last. */
async function nextPeople(executor: Executor, after: string): Promise<People | null> {
  const { rows } = await executor.execute<People>(sql`
    select ${after} as after, person_id as "upTo" from (
      select person_id from saved_searches where person_id > ${after} order by person_id limit ${step}) people
    order by person_id desc limit 1`);
  return rows[0] ?? null;
}

/** Starts the mails of some people, and returns their number. */
async function startMailsOf({ db, queue }: Pick<Services, 'db' | 'queue'>, now: Date, { after, upTo }: People): Promise<number> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone a.time_zone) - interval '8 hours'`;
  const until = sql`((date_trunc(s.cadence, ${local}) + interval '8 hours') at time zone a.time_zone)`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        select s.id, s.person_id, s.cadence, greatest(s.told_until, ${until} - interval '${sql.raw(`${mostDays}`)} days') as since, ${until} as until
        from saved_searches s join accounts a on a.id = s.person_id
        where s.person_id > ${after} and s.person_id <= ${upTo} and s.cadence <> 'none' and a.suspended_at is null and s.told_until < ${until}
          and not exists (select from notification_preferences n
            where n.person_id = s.person_id and n.kind = 'saved-searches' and n.channel = 'none')
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
    return mails.size;
  });
}
