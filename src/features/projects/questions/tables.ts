import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../tables.ts';
import { questionLimits } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const number = (value: number) => sql.raw(`${value}`);

/** Questions to a project, with the answer of its owner. They go with their asker. */
export const projectQuestions = pgTable(
  'project_questions',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    askerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    /** Empty until it is answered. */
    answer: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    /** When it was first answered. */
    answeredAt: instant(),
  },
  (table) => [
    // Serves the questions of a project, newest first, by key.
    index('project_questions_newest').on(table.projectId, table.createdAt, table.id),
    // Serves the export and removal of a person's questions.
    index('project_questions_asker').on(table.askerId),
    check('project_questions_content', sql`char_length(${table.content}) between 1 and ${number(questionLimits.question)}`),
    check('project_questions_answer', sql`char_length(${table.answer}) <= ${number(questionLimits.answer)}`),
    check('project_questions_answered', sql`(${table.answer} <> '') = (${table.answeredAt} is not null)`),
  ],
);
