import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * One row per pair of people, whoever asked; `low` is the smaller id. A trigger refuses a request or connection if one of
 * the two blocks the other.
 */
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
    // Serve a person's connections, the newest first, and their count, from either side of the pair.
    index('connections_low_accepted').on(table.lowId, table.decidedAt, table.highId).where(sql`${table.status} = 'accepted'`),
    index('connections_high_accepted').on(table.highId, table.decidedAt, table.lowId).where(sql`${table.status} = 'accepted'`),
    // Serve a person's open requests, received and sent.
    index('connections_low_pending').on(table.lowId, table.createdAt, table.highId).where(sql`${table.status} = 'pending'`),
    index('connections_high_pending').on(table.highId, table.createdAt, table.lowId).where(sql`${table.status} = 'pending'`),
    check('connections_order', sql`${table.lowId} < ${table.highId}`),
    check('connections_requester_of_pair', sql`${table.requesterId} in (${table.lowId}, ${table.highId})`),
    check('connections_status', sql`${table.status} in ('pending', 'accepted', 'rejected')`),
    check('connections_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
);

/**
 * Blocks between people; each works both ways (docs/product.md, Network). A trigger removes the pair's connection or
 * pending request. A declined request stays: without it, the block would let its requester ask again at once.
 */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: person(),
    blockedId: person(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serves the list of people whom a person blocks.
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    // Serves the people who block a person, and the removal of a person.
    index('blocks_blocked').on(table.blockedId, table.blockerId),
    check('blocks_of_another', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);
