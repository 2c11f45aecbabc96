import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/tables.ts';
import { projects } from '../tables.ts';

export const projectFollows = pgTable(
  'project_follows',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    // One follow per person and project; serves 'does the viewer follow this project', and telling the followers of an update.
    primaryKey({ columns: [table.projectId, table.personId] }),
    // Serves the followers of a project for its owner, newest first, by key.
    index('project_follows_newest').on(table.projectId, table.createdAt, table.personId),
    // Serves the projects that a person follows, and the removal of their account.
    index('project_follows_person').on(table.personId, table.projectId),
  ],
);

/** Follows that began or ended and aren't folded into projects.followers_count yet, as with likes (docs/decisions/007-likes.md). */
export const projectFollowChanges = pgTable(
  'project_follow_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    change: smallint().notNull(),
  },
  (table) => [
    // Serves the exact count of a project, and folding.
    index('project_follow_changes_project').on(table.projectId),
    check('project_follow_changes_change', sql`${table.change} in (-1, 1)`),
  ],
);
