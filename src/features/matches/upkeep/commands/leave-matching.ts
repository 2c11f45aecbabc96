import { sql } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { tellOfMatches } from '../../commands/tell.ts';
import { removeUnkept } from './remove-unkept.ts';

/** Takes a job that is closed or a talent who isn't open to work, and those that are gone, out of matching. Answers to their matches stay. */
export async function leaveMatching(services: Services, side: Side, id: string): Promise<void> {
  const own = sql.raw(side === 'job' ? 'job_id' : 'talent_id');
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`delete from match_documents where ${own} = ${id}`);
    await tx.execute(
      sql`update job_matches set is_of_job = false, is_of_talent = false where ${own} = ${id} and (is_of_job or is_of_talent)`,
    );
    await tellOfMatches(tx, services, [...new Set(await removeUnkept(tx, side, id))]);
  });
}
