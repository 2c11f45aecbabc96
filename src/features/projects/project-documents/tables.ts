import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { uploads } from '../../uploads/tables.ts';
import { projects } from '../tables.ts';
import { documentLimits } from './policy.ts';

/** Files that a project shows. Each is an upload, of which a project has its own. */
export const projectDocuments = pgTable(
  'project_documents',
  {
    /** The id of the upload. */
    id: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** As its owner calls it, without the extension of a file. */
    name: text().notNull(),
  },
  (table) => [
    // Serves the documents of a project, in their owner's order.
    index('project_documents_project').on(table.projectId, table.position),
    check('project_documents_position', sql`${table.position} between 0 and ${sql.raw(`${documentLimits.most - 1}`)}`),
    check('project_documents_name', sql`char_length(${table.name}) between 1 and ${sql.raw(`${documentLimits.name}`)}`),
  ],
);
