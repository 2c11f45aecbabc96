import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/server/services.ts';
import { sendWeeklyMatches } from './background.ts';

/** The number of people per run. */
const batch = 500;

/**
 * Starts the mails of a week at eight on Monday, in each person's morning. Notes in the transaction that queues a mail up to where it tells,
 * so that each week is mailed once, whichever server runs; a server that was down catches up. Those who chose the mail since
 * the last run are told from the Monday before on.
 */
export async function startWeeklyMails({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const eight = (weeks: number) =>
    sql`((date_trunc('week', ${now} at time zone a.time_zone) - interval '${sql.raw(`${weeks}`)} weeks' + interval '8 hours') at time zone a.time_zone)`;
  const wantsIt = sql`notification_preferences n where n.kind = 'weekly-matches' and n.channel = 'mail'`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from weekly_mails w where not exists (select from ${wantsIt} and n.person_id = w.person_id)`);
    await tx.execute(sql`
      insert into weekly_mails (person_id, told_until)
      select a.id, case when ${now} >= ${eight(0)} then ${eight(0)} else ${eight(1)} end
      from accounts a join profiles p on p.id = a.id
      where a.id in (select n.person_id from ${wantsIt}) and not exists (select from weekly_mails w where w.person_id = a.id)
      for key share of p
      on conflict do nothing`);
    const { rows } = await tx.execute<{ personId: string; since: string; until: string }>(sql`
      with due as (
        select w.person_id, greatest(w.told_until, ${eight(1)}) as since, ${eight(0)} as until
        from weekly_mails w join accounts a on a.id = w.person_id join profiles p on p.id = a.id
        where a.suspended_at is null and 'investor' = any(p.roles) and ${now} >= ${eight(0)} and w.told_until < ${eight(0)}
        order by w.person_id limit ${batch} for no key update of w skip locked
      )
      update weekly_mails w set told_until = due.until from due where w.person_id = due.person_id
      returning w.person_id as "personId", to_json(due.since)#>>'{}' as since, to_json(due.until)#>>'{}' as until`);
    for (const week of rows) await queue.send(tx, sendWeeklyMatches, week);
  });
}
