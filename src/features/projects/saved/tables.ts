import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../tables.ts';
import { noteLength, stages } from './policy.ts';

/** Projects that a person saved, with what they keep to themselves about each. Nobody else reads a row, nor a count of them. */
export const savedProjects = pgTable(
  'saved_projects',
  {
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    stage: text({ enum: stages }).notNull().default('viewed'),
    note: text().notNull().default(''),
    savedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // Serves the marks on cards.
    primaryKey({ columns: [table.personId, table.projectId] }),
    // Serves a person's list, the last saved first, of every stage or one.
    index('saved_projects_list').on(table.personId, table.savedAt, table.projectId),
    // Serves the removal of a project.
    index('saved_projects_project').on(table.projectId),
    check('saved_projects_stage', sql`${table.stage} in ('viewed', 'talking', 'rejected')`),
    check('saved_projects_note', sql`char_length(${table.note}) <= ${sql.raw(`${noteLength}`)}`),
  ],
);
