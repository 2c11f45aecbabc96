import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** One row per pair of people, whichever direction the request went (decision 23); `low` is the smaller id. */
export const connections = pgTable(
  'connections',
  {
    lowId: person(),
    highId: person(),
    requesterId: person(),
    /** pending, accepted or rejected */
    status: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
  },
  (table) => [
    // Serves the relation of two people.
    primaryKey({ columns: [table.lowId, table.highId] }),
    // Serves a person's connections together with the primary key, and the removal of a person.
    index('connections_high').on(table.highId),
    index('connections_requester').on(table.requesterId),
    check('connections_order', sql`${table.lowId} < ${table.highId}`),
    check('connections_requester_of_pair', sql`${table.requesterId} in (${table.lowId}, ${table.highId})`),
    check('connections_status', sql`${table.status} in ('pending', 'accepted', 'rejected')`),
    check('connections_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
);
