import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { liveEvents } from './tables.ts';

/** Events are kept for as long as a browser may be away and resume. */
export const keptMilliseconds = 3_600_000;

/** Removes events that no browser can resume from. */
export async function removeOldLiveEvents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, sql`${new Date(clock.now().getTime() - keptMilliseconds)}`));
}
