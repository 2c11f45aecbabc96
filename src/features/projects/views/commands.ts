import { sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar.ts';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dayOf } from '../../../platform/zoned-time.ts';
import { listedProjectSql, viewerSql, visibleProjectSql } from '../queries/visible.ts';
import { keptDays, viewsZone } from './policy.ts';

type Look = { personId: string; projectId: string; now: Date };

/** Counts a member's look, once a day; nothing for the owner, and for what the member can't see. A row of its own: looks don't wait for each other. */
export async function recordLook(db: Database, { personId, projectId, now }: Look): Promise<void> {
  const isVisible = bindSql((viewer) => visibleProjectSql('p', viewer), viewerSql(personId));
  await db.execute(sql`
    insert into project_lookers (project_id, day, person_id)
    select p.id, ${dayOf(now.toISOString(), viewsZone)}::date, a.id
    from profiles a, projects p
    where a.id = ${personId} and p.id = ${projectId} and p.owner_id <> a.id and ${sql.raw(listedProjectSql('p'))} and ${isVisible}
    for key share of a, p
    on conflict do nothing`);
}

/** Rows of a turn: a busy day takes several. */
const batch = 20_000;

/** Turns the looks of days that are over into counts, which name nobody, and removes old counts. */
export async function foldLooks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now().toISOString(), viewsZone);
  let taken: number;
  do {
    const { rows } = await db.execute<{ taken: number }>(sql`
      with gone as (
        delete from project_lookers where (project_id, day, person_id) in (
          select project_id, day, person_id from project_lookers where day < ${today}::date limit ${batch} for update skip locked)
        returning project_id, day
      ), folded as (
        insert into project_views as kept (project_id, day, count) select project_id, day, count(*) from gone group by project_id, day
        on conflict (project_id, day) do update set count = kept.count + excluded.count
      )
      select count(*)::int as taken from gone`);
    taken = rows[0]?.taken ?? 0;
  } while (taken === batch);
  await db.execute(sql`delete from project_views where day < ${addDays(today, -keptDays)}::date`);
}
