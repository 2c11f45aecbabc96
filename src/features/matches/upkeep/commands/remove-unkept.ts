import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/server/database.ts';
import { executePrepared } from '../../../../platform/server/prepared.ts';
import type { Side } from '../../candidates/policy/terms.ts';

/** Removes the pairs of a job or talent that nothing keeps any more, and returns the owners of the other side. */
export async function removeUnkept(tx: Transaction, side: Side, id: string): Promise<string[]> {
  const [own, owner] = side === 'job' ? [sql`job_id`, sql`person_id`] : [sql`talent_id`, sql`poster_id`];
  const rows = await executePrepared<{ ownerId: string }>(
    tx,
    sql`
    delete from job_matches where ${own} = ${id} and not is_of_job and not is_of_talent
      and poster_answer is null and talent_answer is null and contacted_at is null
    returning ${owner} as "ownerId"`,
  );
  return rows.map(({ ownerId }) => ownerId);
}
