import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { findContactMessage } from '../queries.ts';
import { contactMessages } from '../tables.ts';

/** Months for which a handled message is kept. */
const keptMonths = 12;

/** Marks a message as handled; returns null when no message has this id. */
export async function markHandled(db: Database, id: string, now: Date): Promise<'handled' | 'unchanged' | null> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(contactMessages.id, id), isNull(contactMessages.handledAt));
    const changed = await tx.update(contactMessages).set({ handledAt: now }).where(isOpen).returning({ id: contactMessages.id });
    if (changed.length > 0) return 'handled';
    return (await findContactMessage(tx, id)) === null ? null : 'unchanged';
  });
}

/** Removes messages that were handled longer ago than the retention period. */
export async function removeOldMessages({ db, clock }: Services): Promise<void> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await db.delete(contactMessages).where(lt(contactMessages.handledAt, before));
}
