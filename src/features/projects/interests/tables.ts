import { index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projectRoles } from '../tables.ts';

/** People who showed interest in a sought role. */
export const projectInterests = pgTable(
  'project_interests',
  {
    id: uuid().primaryKey(),
    roleId: uuid()
      .notNull()
      .references(() => projectRoles.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // Once per person and role; serves a viewer's own interest.
    uniqueIndex('project_interests_person').on(table.roleId, table.personId),
    // Serves the interested people of a role, newest first, by key.
    index('project_interests_list').on(table.roleId, table.createdAt, table.id),
    // Serves the export and removal of a person's interests, and their end after a block.
    index('project_interests_of').on(table.personId),
  ],
);
