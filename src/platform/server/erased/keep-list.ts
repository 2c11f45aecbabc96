import { lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database.ts';
import type { Services } from '../services.ts';
import { type ErasedList, erasedListName, parseList, writeList } from './list.ts';
import { erasedPeople } from './tables.ts';

type Keeping = Pick<Services, 'db' | 'storage' | 'clock' | 'settings'>;

/** Any constant: the advisory lock under which the list is replaced. */
const listLock = 7_246_003;

/** An id that its owner's client used for a second account may be erased twice: the later time covers both accounts. */
const theLater = { target: erasedPeople.id, set: { erasedAt: sql`greatest(${erasedPeople.erasedAt}, excluded.erased_at)` } };

/** Notes a deletion, in its transaction. */
export async function noteErased(tx: Transaction, id: string, erasedAt: Date): Promise<void> {
  await tx.insert(erasedPeople).values({ id, erasedAt }).onConflictDoUpdate(theLater);
}

/** The list outside the database; null when there is none yet. */
export async function readErasedList({ storage }: Pick<Services, 'storage'>): Promise<ErasedList | null> {
  const text = await storage.readNote(erasedListName);
  return text === null ? null : parseList(text);
}

/**
 * Brings the table and the list outside the database to the same: each takes over what it lacks, so that neither the loss
 * of one nor a restored database shortens the other. What is older than backups are kept goes from both.
 *
 * @param since from when on the list is known to be complete, when that is another moment than it says of itself
 */
export async function keepErasedList({ db, storage, clock, settings }: Keeping, since?: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Two servers that replace it at once could each leave out what the other added.
    await tx.execute(sql`select pg_advisory_xact_lock(${listLock})`);
    const now = clock.now();
    const kept = new Date(now.getTime() - settings.erasedKeptDays * 86_400_000);
    const list = await readErasedList({ storage });
    if (list !== null) await takeOver(tx, list);
    await tx.delete(erasedPeople).where(lt(erasedPeople.erasedAt, kept));
    const rows = await tx.select().from(erasedPeople).orderBy(erasedPeople.erasedAt, erasedPeople.id);
    // Without a list, no more is claimed than the rows show.
    const begin = since ?? list?.since ?? rows[0]?.erasedAt ?? now;
    const people = new Map(rows.map(({ id, erasedAt }) => [id, erasedAt]));
    await storage.writeNote(erasedListName, writeList({ since: begin < kept ? kept : begin, until: now, people }));
  });
}

/** Adds the people of the list to the table, which keeps the later time of those that both have. */
export async function takeOver(executor: Pick<Executor, 'insert'>, list: ErasedList): Promise<void> {
  const people = [...list.people];
  // PostgreSQL takes 65,535 values in a statement.
  for (let start = 0; start < people.length; start += 10_000) {
    const rows = people.slice(start, start + 10_000).map(([id, erasedAt]) => ({ id, erasedAt }));
    await executor.insert(erasedPeople).values(rows).onConflictDoUpdate(theLater);
  }
}
