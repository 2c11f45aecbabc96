import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import type { Channel, Kind, PreferenceKind } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** What a person is told, without its words: names and counts are read when it is shown, so that they are always right. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    personId: person(),
    kind: text().$type<Kind>().notNull(),
    /** What repeated ones gather by: the post of likes, the sender of messages. */
    subjectId: uuid().notNull(),
    /** Who did it last. No foreign keys: a row is its reader's, and is put right when one of these leaves (personal-data.ts). */
    actorId: uuid().notNull(),
    otherActorId: uuid(),
    /** How many of what happened it stands for. */
    count: integer().notNull().default(1),
    /** The beginning of what somebody wrote. */
    excerpt: text().notNull().default(''),
    actionUrl: text().notNull(),
    /** The mail of the day has yet to name it. */
    awaitsDigest: boolean().notNull().default(false),
    readAt: instant(),
    /** Deleted, and to be brought back for a short while. */
    deletedAt: instant(),
    /** When it happened; of what gathers, the last. */
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // One row for what gathers.
    uniqueIndex('notifications_subject').on(table.personId, table.kind, table.subjectId),
    // Serves a person's list, newest first, by key.
    index('notifications_list').on(table.personId, table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    // Serves the unread count.
    index('notifications_unread').on(table.personId).where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    // Serves the likes of a post that were folded.
    index('notifications_gathered').on(table.kind, table.subjectId),
    // Serves the digests, and nothing once they are sent.
    index('notifications_digest').on(table.personId).where(sql`${table.awaitsDigest}`),
    // Serves the end of what was deleted.
    index('notifications_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    // Serve the departure of who did something.
    index('notifications_actor').on(table.actorId),
    index('notifications_other_actor').on(table.otherActorId),
    check('notifications_kind', sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('notifications_count', sql`${table.count} > 0`),
    check('notifications_excerpt', sql`char_length(${table.excerpt}) <= 60`),
    // A path of this site.
    check('notifications_action_url', sql`${table.actionUrl} ~ '^/[a-z]' and char_length(${table.actionUrl}) <= 200`),
  ],
);

/** How a person wants to hear of a kind, where they chose. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  { personId: person(), kind: text().$type<PreferenceKind>().notNull(), channel: text().$type<Channel>().notNull() },
  (table) => [
    // Serves the preference of one kind, and a person's settings.
    primaryKey({ columns: [table.personId, table.kind] }),
    check('notification_preferences_kind', sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('notification_preferences_channel', sql`${table.channel} in ('app', 'mail', 'digest', 'none')`),
  ],
);
