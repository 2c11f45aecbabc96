import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';

/** The investors who want a weekly mail, and up to which moment they were told of new matches. */
export const weeklyMails = pgTable('weekly_mails', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Eight on a Monday morning, in the person's zone. */
  toldUntil: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
