import { sql } from 'drizzle-orm';
import type { Services } from '../../../../platform/server/services.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { tellOfMatches } from '../../commands/tell.ts';
import { removeUnkept } from './remove-unkept.ts';

/** Takes a job that is closed or a talent who isn't open to work, and those that are gone, out of matching. Answers to their matches stay. */
export async function leaveMatching(services: Services, side: Side, id: string): Promise<void> {
  const own = sql.raw(side === 'job' ? 'job_id' : 'talent_id');
  const other = sql.raw(side === 'job' ? 'person_id' : 'poster_id');
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`delete from match_documents where ${own} = ${id}`);
    await tx.execute(
      sql`update job_matches set is_of_job = false, is_of_talent = false where ${own} = ${id} and (is_of_job or is_of_talent)`,
    );
    // Pairs with an answer stay, and leave the list as well.
    const { rows } = await tx.execute<{ personId: string }>(
      sql`select distinct ${other} as "personId" from job_matches where ${own} = ${id}`,
    );
    await removeUnkept(tx, side, id);
    await tellOfMatches(
      tx,
      services,
      rows.map(({ personId }) => personId),
    );
  });
}
