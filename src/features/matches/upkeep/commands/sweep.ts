import { sql } from 'drizzle-orm';
import { longTransaction } from '../../../../platform/server/database.ts';
import { describeError } from '../../../../platform/server/log.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { type Pace, takeTurn } from '../../../../platform/server/take-turn.ts';
import { refreshStatistics } from '../../candidates/commands/refresh-statistics.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { isOpenTalent } from '../../queries/sides.ts';
import { isCountDue } from '../policy.ts';
import { takesPart } from '../queries/things.ts';
import { renewThing } from './renew-thing.ts';

/** A tenth of the time. */
const sweepPace: Pace = { atOnce: 0, rest: 9 };
/** Each job and talent is looked at once in so many hours. */
const everyHours = 24;

/** Marks what has no document but should, or has one but shouldn't, whatever kept it from being read: at most some at a time. */
export async function markMissed({ db }: Pick<Services, 'db'>): Promise<void> {
  const isOpenJob = sql`j.closed_at is null and ${takesPart('j.poster_id')}`;
  const isOpen = sql`${isOpenTalent} and ${takesPart('t.person_id')}`;
  await longTransaction(db, (tx) =>
    tx.execute(sql`
      insert into match_changes (id, side)
      select j.id, 'job' from jobs j left join match_documents d on d.job_id = j.id where (${isOpenJob}) <> (d.number is not null)
      union all
      select t.id, 'talent' from talent_profiles t left join match_documents d on d.talent_id = t.id where (${isOpen}) <> (d.number is not null)
      limit 10000 on conflict do nothing`),
  );
}

/** Counts frequencies anew when they are outdated, and renews the matches of those that wait for longest: in all, each once a day and after each count. */
export async function sweepMatches(services: Services, pace = sweepPace): Promise<void> {
  const { db, clock } = services;
  const counted = await countWhenDue(services);
  if (counted === null) return;
  const oldest = new Date(Math.max(clock.now().getTime() - everyHours * 3_600_000, counted.getTime())).toISOString();
  await takeTurn(pace, async () => {
    const { rows } = await db.execute<{ id: string; side: Side }>(sql`
      select coalesce(job_id, talent_id) as id, case when job_id is null then 'talent' else 'job' end as side
      from match_documents where ranked_at < ${oldest}::timestamptz order by ranked_at, number limit 1`);
    const [first] = rows;
    if (first === undefined) return 'nothing left';
    await renewInTurn(services, first.side, first.id);
    return 'done';
  });
}

/** One that can't be renewed waits for its turn of tomorrow. */
async function renewInTurn(services: Services, side: Side, id: string): Promise<void> {
  try {
    await renewThing(services, side, id);
  } catch (error) {
    services.log.warn({ side, error: describeError(error) }, 'matches could not be renewed and will be tried again tomorrow');
    const at = services.clock.now().toISOString();
    await services.db.execute(sql`update match_documents set ranked_at = ${at}::timestamptz where job_id = ${id} or talent_id = ${id}`);
  }
}

type Count = { countedAt: string | null; counted: number; jobs: number; isWaiting: boolean };

/** When frequencies were counted last; null while the first count is still to come. */
async function countWhenDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Date | null> {
  const now = clock.now();
  const { rows } = await db.execute<Count>(sql`
    select (select counted_at from match_statistics) as "countedAt", coalesce((select jobs from match_statistics), 0) as counted,
      (select count(*)::int from match_documents where number > 0) as jobs, exists (select from match_changes) as "isWaiting"`);
  const [count] = rows;
  if (count === undefined) return null;
  const countedAt = count.countedAt === null ? null : new Date(count.countedAt);
  if (!isCountDue({ ...count, countedAt, now })) return countedAt;
  await refreshStatistics(db, now);
  return now;
}
