import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import { projects } from '../projects/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Of each investor's dashboard: the figures as they were last counted, and the visits (docs/decisions/034-dashboard-figures.md). */
export const investorDashboards = pgTable(
  'investor_dashboards',
  {
    personId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    total: integer(),
    matches: integer(),
    /** The criteria that the figures belong to; those of others count for nothing. */
    countedFor: text().notNull().default(''),
    countedAt: instant(),
    /** When a count was last asked for. */
    askedAt: instant(),
    /** When the dashboard was last looked at. */
    seenAt: instant(),
    /** The end of the visit before this one; null during the first. */
    newSince: instant(),
  },
  (table) => [
    check('investor_dashboards_figures', sql`${table.matches} between 0 and ${table.total}`),
    check('investor_dashboards_counted', sql`num_nulls(${table.total}, ${table.matches}, ${table.countedAt}) in (0, 3)`),
    check('investor_dashboards_visits', sql`${table.newSince} <= ${table.seenAt}`),
  ],
);

/** Projects that an investor said aren't for them. */
export const projectDismissals = pgTable(
  'project_dismissals',
  {
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    dismissedAt: instant().notNull(),
  },
  (table) => [
    // Serves leaving them out of the matches.
    primaryKey({ columns: [table.personId, table.projectId] }),
    // Serves the list of those dismissed, the last first.
    index('project_dismissals_list').on(table.personId, table.dismissedAt, table.projectId),
    // Serves the removal of a project.
    index('project_dismissals_project').on(table.projectId),
  ],
);
