import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar.ts';
import { bindSql } from '../../../platform/server/bind-sql.ts';
import type { Executor } from '../../../platform/server/database.ts';
import { beginOf, dayOf } from '../../../platform/zoned-time.ts';
import { canSeeSql } from '../../relations/queries.ts';
import { jobZone } from '../policy.ts';

/** The day that deadlines are compared with. */
export function todayOf(now: Date): string {
  return dayOf(now.toISOString(), jobZone);
}

/** The moment at which the day of a deadline is over. */
export function endOfDeadline(day: string): string {
  return beginOf(addDays(day, 1), jobZone);
}

/** SQL of a viewer's id; null for a visitor. */
export function viewerSql(viewerId: string | null): SQL {
  return sql`${viewerId}::uuid`;
}

/** The condition that a viewer can see a job `j`, open or closed: everybody can, but for people who don't meet its poster. */
export function isVisibleTo(viewerId: string | null): SQL {
  return bindSql((viewer) => canSeeSql('j.poster_id', viewer), viewerSql(viewerId));
}

/**
 * The condition that people can apply to a job `j`. `today` is the day in the zone of deadlines: a job leaves the lists
 * when that day is over, also before it is closed.
 */
export function isOpenSql(today: string): SQL {
  return sql`j.closed_at is null and (j.deadline is null or j.deadline >= ${today}::date)`;
}

/** Whether an upload is the logo of a job that this viewer can see. */
export async function isJobLogo(executor: Executor, viewerId: string | null, uploadId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 from jobs j where j.logo_id = ${uploadId} and ${isVisibleTo(viewerId)} limit 1`);
  return rows.length > 0;
}
