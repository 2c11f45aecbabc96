import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareSql } from '../../../platform/server/prepared.ts';
import { isFirstDay } from '../../accounts/policy.ts';
import { canSee } from '../../relations/queries.ts';
import type { HomeData } from '../contract.ts';
import { type Done, firstPeople, isNew, stepsOf } from '../policy.ts';

type Row = Done & { joinedAt: string; isDismissed: boolean };

const readDone = prepareSql<Row, 'viewerId'>((value) => {
  const viewerId = value('viewerId');
  const half = (own: SQL, other: SQL) => sql`(
    select from connections where ${own} = ${viewerId} and status = 'accepted' and ${canSee(other, viewerId)} limit ${firstPeople})`;
  return sql`
    select a.created_at as "joinedAt", p.roles, p.avatar_id is not null as "hasPhoto", p.job_title <> '' as "hasHeadline",
      (select least(count(*), ${firstPeople})::int
        from (${half(sql`low_id`, sql`high_id`)} union all ${half(sql`high_id`, sql`low_id`)}) known) as people,
      exists (select from posts where author_id = p.id and is_published) as "hasPost",
      p.open_to_work as "isOpenToWork",
      (p.preferred_sectors <> '{}' or p.investment_types <> '{}' or num_nonnulls(p.investment_min, p.investment_max) > 0) as "hasCriteria",
      exists (select from projects where owner_id = p.id and status <> 'draft' and withdrawn_at is null) as "hasProject",
      exists (select from first_steps_dismissals where person_id = p.id) as "isDismissed"
    from profiles p join accounts a on a.id = p.id where p.id = ${viewerId}`;
});

/** How new a viewer is, and their first steps; one query. */
export async function readFirstSteps(
  executor: Executor,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<Pick<HomeData, 'isFirstDay' | 'firstSteps'>> {
  const [row] = await readDone(executor, { viewerId });
  if (row === undefined) return { isFirstDay: false, firstSteps: null };
  const joinedAt = new Date(row.joinedAt);
  const steps = stepsOf(row);
  const isShown = !row.isDismissed && isNew(joinedAt, now) && steps.some(({ isDone }) => !isDone);
  return { isFirstDay: isFirstDay(joinedAt, now), firstSteps: isShown ? { steps, people: row.people } : null };
}
