import { sql } from 'drizzle-orm';
import { describeError } from '../../../../platform/server/log.ts';
import type { Services } from '../../../../platform/server/services.ts';
import type { Side } from '../../candidates/policy/terms.ts';
import { renewThing } from './renew-thing.ts';

const batch = 20;
/** A turn leaves the rest to the next one, as a server that stops waits for it. */
const turnMilliseconds = 3_000;

type Change = { id: string; side: Side; number: number };

/** Renews the matches of jobs and talents that changed, in the order of their changes. */
export async function updateMatches(services: Services): Promise<void> {
  const until = performance.now() + turnMilliseconds;
  for (let changes = await readChanges(services); changes.length > 0; changes = await readChanges(services)) {
    for (const change of changes) {
      if (performance.now() > until || !(await renewChanged(services, change))) return;
    }
  }
}

async function readChanges({ db }: Services): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`select id, side, number::float from match_changes order by number limit ${batch}`);
  return rows;
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
    await services.db.execute(sql`update match_changes set number = default where ${isIt}`);
    return false;
  }
}
