import { sql } from 'drizzle-orm';
import { describeError } from '../../../../platform/server/log.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { type Pace, takeTurn } from '../../../../platform/server/take-turn.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { fewChanges, paceOf } from '../policy.ts';
import { renewThing } from './renew-thing.ts';

type Change = { id: string; side: Side; number: number };

/** Renews the matches of jobs and talents that changed, the latest first: whoever saves doesn't wait for thousands of other changes. */
export async function updateMatches(services: Services, pace?: Pace): Promise<void> {
  await takeTurn(pace ?? paceOf(await countWaiting(services)), async () => {
    const change = await readLatest(services);
    if (change === undefined) return 'nothing left';
    return (await renewChanged(services, change)) ? 'done' : 'failed';
  });
}

/** How many changes wait, of which more than a few aren't counted. */
async function countWaiting({ db }: Services): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from (select from match_changes limit ${fewChanges + 1}) as first`,
  );
  return rows[0]?.waiting ?? 0;
}

async function readLatest({ db }: Services): Promise<Change | undefined> {
  // The column itself, as the index has it: `number` alone would be what is selected here.
  const { rows } = await db.execute<Change>(sql`select id, side, number::float from match_changes c order by c.number desc limit 1`);
  return rows[0];
}

/** A change that can't be worked on goes behind the others, and ends the turn. */
async function renewChanged(services: Services, { id, side, number }: Change): Promise<boolean> {
  const isIt = sql`id = ${id} and number = ${number}`;
  try {
    await renewThing(services, side, id);
    // One that came meanwhile has another number.
    await services.db.execute(sql`delete from match_changes where ${isIt}`);
    return true;
  } catch (error) {
    services.log.warn({ side, error: describeError(error) }, 'matches could not be renewed and will be tried again');
    await services.db.execute(sql`update match_changes set number = (select least(min(number), 0) - 1 from match_changes) where ${isIt}`);
    return false;
  }
}
