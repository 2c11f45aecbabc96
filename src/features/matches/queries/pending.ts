import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '../policy.ts';
import { type Reader, seenMatchesSql, statusSql } from './sides.ts';

/**
 * SQL of a query of how many matches wait for a person's answer: `jobs` that fit them, and `people` who fit their jobs. It has no row where
 * they stopped matching, and leaves out people who already applied: their application waits instead.
 */
export function pendingSql(reader: Reader): SQL {
  const pending = (side: 'talent' | 'poster') => sql`(
    select count(*)::int from (select from ${seenMatchesSql(side, reader)} and ${statusSql(side)} = 'pending'
      and not exists (select from job_applications a where a.job_id = m.job_id and a.applicant_id = m.person_id and a.status <> 'withdrawn')
      limit ${mostCounted}) as pending)`;
  return sql`
    select ${pending('talent')} as jobs, ${pending('poster')} as people
    where not exists (select from match_preferences where person_id = ${reader.viewerId} and not is_on)`;
}
