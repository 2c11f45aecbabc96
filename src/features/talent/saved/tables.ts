import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { talentProfiles } from '../../profiles/talent/tables.ts';
import { noteLength } from './policy.ts';

/** Talents whom a person saved, with a note to themselves. Nobody else reads a row, nor a count of them. */
export const savedTalents = pgTable(
  'saved_talents',
  {
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    talentId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    savedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // Serves the marks on cards.
    primaryKey({ columns: [table.personId, table.talentId] }),
    // Serves a person's list, the last saved first.
    index('saved_talents_list').on(table.personId, table.savedAt, table.talentId),
    // Serves the removal of a talent profile.
    index('saved_talents_talent').on(table.talentId),
    check('saved_talents_note', sql`char_length(${table.note}) <= ${sql.raw(`${noteLength}`)}`),
  ],
);
