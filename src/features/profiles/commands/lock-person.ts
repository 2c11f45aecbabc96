import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/server/database.ts';
import { executePrepared } from '../../../platform/server/prepared.ts';
import { SignedOutError } from '../../../platform/server/signed-out.ts';
import { profiles } from '../tables.ts';

/**
 * Locks the account of a person until the transaction ends; returns false if it is gone. Lock it before anything else:
 * a transaction that waits for a deletion while holding other locks would deadlock with it. For the viewer see below.
 */
export async function lockPerson(tx: Transaction, personId: string): Promise<boolean> {
  const locked = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('key share');
  return locked.length > 0;
}

/** Locks the account of the viewer for whom a command writes, as above. Throws a SignedOutError if it is gone. */
export async function lockViewer(tx: Transaction, viewerId: string): Promise<void> {
  if (!(await lockPerson(tx, viewerId))) throw new SignedOutError();
}

/** Locks the accounts of several people, as `lockPerson` does; returns the ids of those that aren't gone. */
export async function lockEach(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  // One text for any number of people, so that it is planned once.
  const people = await executePrepared<{ id: string }>(
    tx,
    sql`select id from profiles where id = any(${sql.param(ids)}::uuid[]) order by id for key share`,
  );
  return new Set(people.map(({ id }) => id));
}
