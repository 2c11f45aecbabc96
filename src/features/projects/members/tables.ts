import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../tables.ts';
import { memberLimits, memberStates } from './policy.ts';

const number = (value: number) => sql.raw(`${value}`);

/** People of Kiem in the team of a project: asked by its owner, and shown once they accept. */
export const projectMembers = pgTable(
  'project_members',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Their function in the project, to which they agree by accepting. Empty once a block ended a place that they declined. */
    role: text().notNull(),
    status: text({ enum: memberStates }).notNull(),
    /** When it got its state. */
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // One row per person; serves a viewer's own place in the team.
    uniqueIndex('project_members_person').on(table.projectId, table.personId),
    // Serves the team of a project, in the order in which they joined.
    index('project_members_team').on(table.projectId, table.status, table.changedAt, table.id),
    // Serves the export and removal of a person's places, and their end after a block.
    index('project_members_of').on(table.personId),
    check(
      'project_members_role',
      sql`char_length(${table.role}) <= ${number(memberLimits.role)} and (${table.role} <> '' or ${table.status} = 'declined')`,
    ),
    check('project_members_status', sql`${table.status} in ('asked', 'member', 'declined')`),
  ],
);
