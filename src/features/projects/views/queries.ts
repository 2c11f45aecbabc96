import { sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar.ts';
import type { Executor } from '../../../platform/server/database.ts';
import type { ProjectViews } from './contract.ts';
import { shownDays } from './policy.ts';

type Asked = { ownerId: string; projectId: string /** YYYY-MM-DD in the zone of looks. */; today: string };

/** The looks at a person's own project, day by day; null when it isn't theirs. Today's are counted one by one. */
export async function readViews(executor: Executor, { ownerId, projectId, today }: Asked): Promise<ProjectViews | null> {
  const { rows } = await executor.execute<{ day: string; count: number }>(sql`
    with own as (select id from projects where id = ${projectId} and owner_id = ${ownerId})
    select to_char(d.day, 'YYYY-MM-DD') as day, (coalesce(v.count, 0) + (
      select count(*) from project_lookers l where l.project_id = own.id and l.day = d.day::date))::int as count
    from own, generate_series(${addDays(today, 1 - shownDays)}::date, ${today}::date, interval '1 day') as d(day)
    left join project_views v on v.project_id = ${projectId} and v.day = d.day::date
    order by d.day`);
  return rows.length === 0 ? null : { days: rows };
}
