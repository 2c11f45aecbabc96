import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database.ts';
import { liveEvents } from './tables.ts';

/** Events are kept for as long as a browser may be away and resume. */
export const keptMilliseconds = 3_600_000;

/** Removes events that no browser can resume from. */
export async function removeOldLiveEvents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = sql`${new Date(clock.now().getTime() - keptMilliseconds)}`;
  // Locked events are left to the next turn: `forgetInLiveEvents` takes them in another order, which could deadlock.
  const old = db.select({ id: liveEvents.id }).from(liveEvents).where(lt(liveEvents.createdAt, before)).for('update', { skipLocked: true });
  await db.delete(liveEvents).where(inArray(liveEvents.id, old));
}

/** Any constant: the advisory lock under which people are forgotten one after the other. */
const forgetLock = 7_246_002;

/**
 * Removes a person from the events: their own go, and those about them go on without an id, so that others' browsers
 * still refetch the topic.
 */
export async function forgetInLiveEvents(tx: Transaction, personId: string): Promise<void> {
  // Two people who leave at once have events about each other, and would wait for one another.
  await tx.execute(sql`select pg_advisory_xact_lock(${forgetLock})`);
  await tx.delete(liveEvents).where(eq(liveEvents.personId, personId));
  await tx.update(liveEvents).set({ entityId: null }).where(eq(liveEvents.entityId, personId));
}
