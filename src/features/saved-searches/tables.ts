import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import { cadences, limits, type SearchKind } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const arrayOf = (values: readonly string[]) => sql.raw(`array['${values.join("', '")}']`);

/** Searches of lists that a person saved, and how often they are mailed what is new in each. Only they see them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    /** The query of the list's address, as the list itself writes it; empty for the whole list. */
    query: text().notNull(),
    name: text().notNull(),
    cadence: text({ enum: cadences }).notNull(),
    createdAt: instant().notNull(),
    /** Up to which moment the person was mailed what is new, or chose to be. */
    toldUntil: instant().notNull(),
  },
  (table) => [
    // The same search is saved once.
    unique('saved_searches_once').on(table.personId, table.kind, table.query),
    // Serves a person's list, and the mails that are due, person by person.
    index('saved_searches_list').on(table.personId, table.createdAt, table.id),
    check('saved_searches_kind', sql`${table.kind} ~ '^[a-z]+$'`),
    check('saved_searches_cadence', sql`${table.cadence} = any(${arrayOf(cadences)})`),
    check(
      'saved_searches_texts',
      sql`char_length(${table.query}) <= ${sql.raw(`${limits.query}`)} and char_length(${table.name}) between 1 and ${sql.raw(`${limits.name}`)}`,
    ),
  ],
);
