import { sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { projectZone } from '../policy.ts';
import { listedProjectSql } from '../queries/visible.ts';
import { lateDays } from './policy.ts';

/** The number of milestones per run. */
const batch = 200;

type Due = { milestoneId: string; projectId: string; ownerId: string; title: string };

/**
 * Tells owners on the day of a planned milestone of an active project. The day is noted in the transaction that tells, so
 * that each is told once, whichever server runs; one that was down catches up.
 */
export async function remindOfMilestones(services: Services): Promise<void> {
  const today = dayOf(services.clock.now().toISOString(), projectZone);
  await services.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        select m.id, m.due_on, m.title, m.project_id, p.owner_id
        from project_milestones m join projects p on p.id = m.project_id
        where m.status = 'planned' and m.due_on between ${addDays(today, -lateDays)}::date and ${today}::date
          and p.status = 'active' and ${sql.raw(listedProjectSql('p'))}
          and not exists (select 1 from project_milestone_reminders r where r.milestone_id = m.id and r.due_on = m.due_on)
        order by m.id limit ${batch} for no key update of m skip locked
      ), noted as (
        insert into project_milestone_reminders (milestone_id, due_on) select id, due_on from due
        on conflict (milestone_id) do update set due_on = excluded.due_on where project_milestone_reminders.due_on <> excluded.due_on
        returning milestone_id
      )
      select due.id as "milestoneId", due.project_id as "projectId", due.owner_id as "ownerId", due.title
      from due join noted on noted.milestone_id = due.id order by due.id`);
    for (const { ownerId, ...milestone } of rows)
      await notify(tx, services, ownerId, { kind: 'milestone-due', actorId: null, ...milestone });
  });
}
