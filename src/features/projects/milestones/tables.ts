import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '../tables.ts';
import { maxMilestones, milestoneStatuses, milestoneTitle } from './policy.ts';

export const projectMilestones = pgTable(
  'project_milestones',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    title: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    status: text({ enum: milestoneStatuses }).notNull().default('planned'),
  },
  (table) => [
    // Serves the milestones of a project.
    index('project_milestones_project').on(table.projectId, table.position),
    // Serves the reminder of owners on the day.
    index('project_milestones_due').on(table.dueOn).where(sql`${table.status} = 'planned'`),
    check('project_milestones_position', sql`${table.position} between 0 and ${sql.raw(`${maxMilestones - 1}`)}`),
    check('project_milestones_title', sql`char_length(${table.title}) between 1 and ${sql.raw(`${milestoneTitle}`)}`),
    check('project_milestones_status', sql`${table.status} in ('planned', 'reached', 'later', 'dropped')`),
  ],
);

/** The day of which the owner of a milestone was told; a milestone that moves has another. */
export const projectMilestoneReminders = pgTable('project_milestone_reminders', {
  milestoneId: uuid()
    .primaryKey()
    .references(() => projectMilestones.id, { onDelete: 'cascade' }),
  dueOn: date({ mode: 'string' }).notNull(),
});

/** Earlier dates of milestones, which stay visible. */
export const projectMilestoneDates = pgTable(
  'project_milestone_dates',
  {
    milestoneId: uuid()
      .notNull()
      .references(() => projectMilestones.id, { onDelete: 'cascade' }),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
  },
  // Serves the milestones of a project.
  (table) => [primaryKey({ columns: [table.milestoneId, table.changedAt] })],
);
