import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../tables.ts';

const project = () =>
  uuid()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** The members who looked at a project today, so that each counts once. Nobody reads them; they are folded into counts when the day is over. */
export const projectLookers = pgTable(
  'project_lookers',
  {
    projectId: project(),
    day: date({ mode: 'string' }).notNull(),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // Serves the count of today.
    primaryKey({ columns: [table.projectId, table.day, table.personId] }),
    // Serves the folding of days that are over.
    index('project_lookers_day').on(table.day),
    // Serves the removal of a person.
    index('project_lookers_person').on(table.personId),
  ],
);

/** How many members looked at a project on a day that is over. */
export const projectViews = pgTable(
  'project_views',
  { projectId: project(), day: date({ mode: 'string' }).notNull(), count: integer().notNull() },
  (table) => [
    // Serves the counts of a project.
    primaryKey({ columns: [table.projectId, table.day] }),
    // Serves the removal of old counts.
    index('project_views_day').on(table.day),
    check('project_views_count', sql`${table.count} > 0`),
  ],
);
