import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { findContactMessage } from '../queries.ts';
import { contactMessages } from '../tables.ts';

/** Months for which a message is kept after the office was done with it. */
const keptMonths = 12;

/** The office is done with a message; null when there is none of this id. */
export async function markHandled(db: Database, id: string, now: Date): Promise<'handled' | 'unchanged' | null> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(contactMessages.id, id), isNull(contactMessages.handledAt));
    const changed = await tx.update(contactMessages).set({ handledAt: now }).where(isOpen).returning({ id: contactMessages.id });
    if (changed.length > 0) return 'handled';
    return (await findContactMessage(tx, id)) === null ? null : 'unchanged';
  });
}

/** Removes what the office was done with long ago. */
export async function removeOldMessages({ db, clock }: Services): Promise<void> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await db.delete(contactMessages).where(lt(contactMessages.handledAt, before));
}
