import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';

/** Choices of whether connections see a person online; without a row they do. Presence itself is never stored. */
export const presencePreferences = pgTable('presence_preferences', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  isShown: boolean().notNull().default(true),
});
