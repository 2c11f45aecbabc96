import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';

/** Who chose whether connections see them online; without a row they do. Who is online is never stored. */
export const presencePreferences = pgTable('presence_preferences', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  isShown: boolean().notNull().default(true),
});
