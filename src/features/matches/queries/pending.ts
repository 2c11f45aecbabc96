import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { mostCounted } from '../policy.ts';
import { type Reader, seenMatchesSql, statusSql } from './sides.ts';

/** How many matches wait for a person's answer: jobs that fit them, and people who fit their jobs. None where they stopped matching. */
export async function countPending(executor: Executor, reader: Reader): Promise<{ jobs: number; people: number }> {
  const pending = (side: 'talent' | 'poster') => sql`(
    select count(*)::int from (select from ${seenMatchesSql(side, reader)} and ${statusSql(side)} = 'pending' limit ${mostCounted}) as pending)`;
  const rows = await executePrepared<{ jobs: number; people: number }>(
    executor,
    sql`
    select ${pending('talent')} as jobs, ${pending('poster')} as people
    where not exists (select from match_preferences where person_id = ${reader.viewerId} and not is_on)`,
  );
  return rows[0] ?? { jobs: 0, people: 0 };
}
