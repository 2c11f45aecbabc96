import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A transaction's number, which never comes again. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Events for browsers, kept for as long as one may be away and resume; written in the transaction of their cause. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the transaction that wrote it: events are read once no older transaction can add one before them. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    personId: uuid().notNull(),
    topic: text().notNull(),
    /** Of what changed; null when all of the topic may have. */
    entityId: uuid(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    // Serves the reader of each server.
    index('live_events_order').on(table.xid, table.id),
    // Serves a browser that resumes, and the removal of a person.
    index('live_events_person').on(table.personId, table.xid, table.id),
    // Serves the removal of old ones.
    index('live_events_age').on(table.createdAt),
  ],
);
