import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import { meetingStatuses, meetingTypes } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** A meeting of two people; deleted with either account. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey(),
    organizerId: person(),
    participantId: person(),
    title: text().notNull(),
    description: text(),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    location: text(),
    meetingType: text({ enum: meetingTypes }).notNull(),
    status: text({ enum: meetingStatuses }).notNull().default('pending'),
    /** The reason sent with the last answer or cancellation. */
    reason: text().notNull().default(''),
    /** Incremented by each change of the organizer, as iTIP requires (RFC 5546, section 2.1.4). */
    sequence: integer().notNull().default(0),
    /** True once both people were reminded, or if it was too late when the meeting was planned. */
    remindedDayBefore: boolean().notNull().default(false),
    remindedShortlyBefore: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Serve a person's meetings within a span, and the next ones, on either side.
    index('meetings_organizer').on(table.organizerId, table.startTime),
    index('meetings_participant').on(table.participantId, table.startTime),
    // Serve the reminders; partial, so that a row leaves the index once its reminder is sent.
    index('meetings_day_before').on(table.startTime).where(sql`not ${table.remindedDayBefore}`),
    index('meetings_shortly_before').on(table.startTime).where(sql`not ${table.remindedShortlyBefore}`),
    check('meetings_of_two', sql`${table.organizerId} <> ${table.participantId}`),
    check('meetings_end', sql`${table.endTime} > ${table.startTime} and ${table.endTime} <= ${table.startTime} + interval '24 hours'`),
    check('meetings_type', sql`${table.meetingType} in ('in-person', 'online', 'phone')`),
    check('meetings_status', sql`${table.status} in ('pending', 'confirmed', 'declined', 'cancelled')`),
    check('meetings_title', sql`char_length(${table.title}) between 1 and 200`),
    check('meetings_location', sql`char_length(${table.location}) between 1 and 200`),
    check('meetings_description', sql`char_length(${table.description}) between 1 and 4000`),
    check('meetings_reason', sql`char_length(${table.reason}) <= 500`),
    check('meetings_sequence', sql`${table.sequence} >= 0`),
  ],
);

/** The key of a person's private calendar address. The address is signed over it, so a new key ends the old address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  key: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
