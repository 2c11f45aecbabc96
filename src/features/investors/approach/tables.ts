import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';

/** Investors' choices on being approached; without a row the defaults apply. */
export const approachPreferences = pgTable(
  'approach_preferences',
  {
    personId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Whether founders whose project meets this investor's criteria learn their name. */
    isApproachable: boolean().notNull().default(false),
  },
  (table) => [
    // Serves the investors whom a founder may write to.
    index('approach_preferences_approachable').on(table.personId).where(sql`${table.isApproachable}`),
  ],
);
