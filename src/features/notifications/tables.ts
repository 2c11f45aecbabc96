import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import type { Channel, Kind, MailSubject } from './policy.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** Notifications without their texts: names and counts are read when one is shown, so that they are current. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    personId: person(),
    kind: text().$type<Kind>().notNull(),
    /** Repeated events gather by subject: the post of likes, the sender of messages. */
    subjectId: uuid().notNull(),
    /** The last person who acted; null where nobody did. No foreign keys: the row is its reader's, and is corrected when an actor leaves (personal-data.ts). */
    actorId: uuid(),
    otherActorId: uuid(),
    /** The number of gathered events. */
    count: integer().notNull().default(1),
    /** The beginning of the text that is quoted. */
    excerpt: text().notNull().default(''),
    actionUrl: text().notNull(),
    /** Whether the next digest has to include it. */
    awaitsDigest: boolean().notNull().default(false),
    readAt: instant(),
    /** Set for a short while, in which it can be restored; then the row is deleted. */
    deletedAt: instant(),
    /** The time of the last event. */
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // One row per subject, in which repeated events gather.
    uniqueIndex('notifications_subject').on(table.personId, table.kind, table.subjectId),
    // Serves a person's list, newest first, by key.
    index('notifications_list').on(table.personId, table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    // Serves the unread count, and the list of the unread ones.
    index('notifications_unread').on(table.personId).where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    // Serves the folding of a post's likes.
    index('notifications_gathered').on(table.kind, table.subjectId),
    // Serves the digests; partial, so that rows leave the index once they are sent.
    index('notifications_digest').on(table.personId).where(sql`${table.awaitsDigest}`),
    // Serves the removal of deleted notifications.
    index('notifications_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    // Serve the deletion of an actor's account.
    index('notifications_actor').on(table.actorId),
    index('notifications_other_actor').on(table.otherActorId),
    check('notifications_kind', sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('notifications_count', sql`${table.count} > 0`),
    check('notifications_excerpt', sql`char_length(${table.excerpt}) <= 60`),
    // Refuse anything but a path on this site.
    check('notifications_action_url', sql`${table.actionUrl} ~ '^/[a-z]' and char_length(${table.actionUrl}) <= 200`),
  ],
);

/** A person's chosen channels; kinds without a row use the default. `digest` has a row, of `none`, for people who unsubscribed from it. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  { personId: person(), kind: text().$type<MailSubject>().notNull(), channel: text().$type<Channel>().notNull() },
  (table) => [
    // Serves the preference of one kind, and a person's settings.
    primaryKey({ columns: [table.personId, table.kind] }),
    // Serves the people who chose a mailing.
    index('notification_preferences_chosen').on(table.kind, table.channel, table.personId),
    check('notification_preferences_kind', sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('notification_preferences_channel', sql`${table.channel} in ('app', 'mail', 'digest', 'none')`),
  ],
);
