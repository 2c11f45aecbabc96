import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { jobApplications } from '../applications/tables.ts';

const day = () => date({ mode: 'string' });

/**
 * The applications by which a poster's figure is counted, from the day after their last one: dates without a person. One
 * leads to its application only while it waits for an answer that counts.
 */
export const answerRecords = pgTable(
  'answer_records',
  {
    /** Random, as an id made of a time would lead to the application. */
    id: uuid().primaryKey().defaultRandom(),
    posterId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    applicationId: uuid().references(() => jobApplications.id, { onDelete: 'set null' }),
    appliedOn: day().notNull(),
    dueOn: day().notNull(),
    /** Null until an answer comes that counts. */
    answeredOn: day(),
  },
  (table) => [
    // Serves a poster's figure, and their list of what counts, by key.
    index('answer_records_poster').on(table.posterId, table.dueOn, table.id),
    // Serves the removal of what is too old to count.
    index('answer_records_due').on(table.dueOn),
    // An application counts once. Serves the applications that were answered late, and their removal.
    unique('answer_records_application').on(table.applicationId),
    // Serves the applications that are missed by now.
    index('answer_records_waiting').on(table.appliedOn).where(sql`${table.applicationId} is not null`),
    check('answer_records_dates', sql`${table.appliedOn} <= ${table.dueOn} and ${table.appliedOn} <= ${table.answeredOn}`),
    check('answer_records_answered', sql`${table.answeredOn} is null or ${table.applicationId} is null`),
  ],
);

/** Figures of posters as counted, so that lists of jobs read one row each. */
export const answerFigures = pgTable(
  'answer_figures',
  {
    posterId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    due: integer().notNull().default(0),
    onTime: integer().notNull().default(0),
    usualDays: smallint(),
    /** The day for which it was counted, as each day applications begin and cease to count; null when one has changed since. */
    countedOn: day(),
  },
  (table) => [
    // Serves the daily count.
    index('answer_figures_counted').on(table.countedOn),
    check('answer_figures_counts', sql`${table.onTime} between 0 and ${table.due}`),
  ],
);
