import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { prepareSql } from '../../../platform/server/prepared.ts';
import { mostCounted } from '../policy.ts';
import { type Reader, seenMatchesSql, statusSql } from './sides.ts';

const countBoth = prepareSql<{ jobs: number; people: number }, 'viewerId' | 'today'>((value) => {
  const reader = { viewerId: value('viewerId'), today: value('today') };
  const pending = (side: 'talent' | 'poster') => sql`(
    select count(*)::int from (select from ${seenMatchesSql(side, reader)} and ${statusSql(side)} = 'pending'
      and not exists (select from job_applications a where a.job_id = m.job_id and a.applicant_id = m.person_id and a.status <> 'withdrawn')
      limit ${mostCounted}) as pending)`;
  return sql`
    select ${pending('talent')} as jobs, ${pending('poster')} as people
    where not exists (select from match_preferences where person_id = ${reader.viewerId} and not is_on)`;
});

/**
 * How many matches wait for a person's answer: jobs that fit them, and people who fit their jobs. None where they stopped
 * matching, and none of people who already applied: their application waits instead.
 */
export async function countPending(executor: Executor, { viewerId, today }: Reader): Promise<{ jobs: number; people: number }> {
  const [pending] = await countBoth(executor, { viewerId, today });
  return pending ?? { jobs: 0, people: 0 };
}
