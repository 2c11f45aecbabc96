import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

/** Jobs that a person saved. Nobody else reads a row, nor a count of them. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    savedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // Serves the marks on cards.
    primaryKey({ columns: [table.personId, table.jobId] }),
    // Serves a person's list, the last saved first.
    index('saved_jobs_list').on(table.personId, table.savedAt, table.jobId),
    // Serves the removal of a job.
    index('saved_jobs_job').on(table.jobId),
  ],
);
