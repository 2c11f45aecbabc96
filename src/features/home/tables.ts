import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';

/** People who put the list of first steps away. The steps themselves are read from what they did (docs/decisions/062-home.md). */
export const firstStepsDismissals = pgTable('first_steps_dismissals', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  dismissedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
