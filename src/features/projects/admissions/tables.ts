import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../tables.ts';
import { admissionLimits, admissionStates } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const number = (value: number) => sql.raw(`${value}`);

/** People who asked for access to what a project doesn't show to everyone, with the owner's answer. */
export const projectAdmissions = pgTable(
  'project_admissions',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text({ enum: admissionStates }).notNull(),
    /** The asker's words. */
    note: text().notNull().default(''),
    /** The owner's words with a refusal. */
    answer: text().notNull().default(''),
    /** When it got its state. */
    changedAt: instant().notNull(),
  },
  (table) => [
    // One row per person; serves a viewer's own access to a project.
    uniqueIndex('project_admissions_person').on(table.projectId, table.personId),
    // Serves the owner's lists, newest first, by key, and the count of admitted people.
    index('project_admissions_list').on(table.projectId, table.status, table.changedAt, table.id),
    // Serves the export and removal of a person's requests, and their end after a block.
    index('project_admissions_of').on(table.personId),
    check('project_admissions_status', sql`${table.status} in ('asked', 'admitted', 'declined', 'ended')`),
    check('project_admissions_note', sql`char_length(${table.note}) <= ${number(admissionLimits.note)}`),
    check('project_admissions_answer', sql`char_length(${table.answer}) <= ${number(admissionLimits.answer)}`),
    check('project_admissions_declined', sql`${table.answer} = '' or ${table.status} = 'declined'`),
  ],
);
