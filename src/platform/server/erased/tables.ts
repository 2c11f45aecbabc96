import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Accounts that were deleted, written in the transaction that deletes them. A copy outside of every backup is what a
 * restore applies (docs/decisions/023). It holds no more than that needs, and for no longer than backups are kept.
 */
export const erasedPeople = pgTable('erased_people', {
  /** The account's id; no foreign key, as the account is gone. */
  id: uuid().primaryKey(),
  erasedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
