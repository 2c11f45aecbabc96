import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** People whom a person may know, with the reasons. Prepared in the background and always replaced as a whole. */
export const suggestions = pgTable(
  'suggestions',
  {
    personId: person(),
    suggestedId: person(),
    /** Higher comes first. */
    score: integer().notNull(),
    sharedConnections: integer().notNull().default(0),
    /** A sector and a skill that both people have. */
    sector: text(),
    skill: text(),
    sameCompany: boolean().notNull().default(false),
    samePlace: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.suggestedId] }),
    // Serves a person's suggestions, the best first.
    index('suggestions_best').on(table.personId, table.score, table.suggestedId),
    // Serves the removal of a person.
    index('suggestions_suggested').on(table.suggestedId),
    check('suggestions_of_another', sql`${table.personId} <> ${table.suggestedId}`),
    check('suggestions_shared', sql`${table.sharedConnections} >= 0`),
  ],
);

/** When a person's suggestions were last prepared; without a row they never were. */
export const suggestionRuns = pgTable(
  'suggestion_runs',
  {
    personId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    preparedAt: instant().notNull(),
  },
  // Serves the search for those that are old.
  (table) => [index('suggestion_runs_age').on(table.preparedAt)],
);

/** People who should not be suggested to a person again. */
export const dismissals = pgTable(
  'dismissals',
  {
    personId: person(),
    dismissedId: person(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves leaving dismissed people out of suggestions.
    primaryKey({ columns: [table.personId, table.dismissedId] }),
    // Serves the removal of a person.
    index('dismissals_dismissed').on(table.dismissedId),
    check('dismissals_of_another', sql`${table.personId} <> ${table.dismissedId}`),
  ],
);
