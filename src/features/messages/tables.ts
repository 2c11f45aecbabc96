import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../profiles/tables.ts';
import { uploads } from '../uploads/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const person = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });
const conversation = () =>
  uuid()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/**
 * A conversation: one row per pair of people, in which `low` is the smaller id. Deleted with either account. One that was
 * opened for two people may have no messages yet.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    lowId: person(),
    highId: person(),
    /** When something besides messages brought the two together: from then on neither writes as a stranger. */
    openedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // One conversation per pair; serves the conversation of two people.
    uniqueIndex('conversations_pair').on(table.lowId, table.highId),
    // Serves the removal of a person.
    index('conversations_high').on(table.highId),
    check('conversations_order', sql`${table.lowId} < ${table.highId}`),
  ],
);

/**
 * A conversation as one of its two people has it. Each message updates it in the same transaction, so that lists and counts
 * needn't search the messages.
 */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    conversationId: conversation(),
    personId: person(),
    /** The other person. Needs no foreign key, because the conversation is deleted with them. */
    counterpartId: uuid().notNull(),
    /** open, request (from a stranger, not answered or accepted yet) or ignored (a request that its receiver dismissed) */
    state: text().$type<'open' | 'request' | 'ignored'>().notNull(),
    /** The counterpart's messages that this person hasn't read. */
    unreadCount: integer().notNull().default(0),
    /** This person's messages since the counterpart's last one. */
    unansweredCount: integer().notNull().default(0),
    /** The conversation's last message, even if deleted. */
    lastMessageId: uuid().notNull(),
    lastMessageAt: instant().notNull(),
    /** The time of the counterpart's last message that this person has read. */
    readUntil: instant(),
    /** This person put it back among what they have to read; until they open it again. */
    isMarkedUnread: boolean().notNull().default(false),
    /** Its messages notify of nothing and count for nothing. */
    isMuted: boolean().notNull().default(false),
    /** Out of the list, until the counterpart writes again; one that is muted too stays out of it. */
    isArchived: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.personId] }),
    // Serves a person's conversations, those in the archive and requests, the latest message first, by key.
    index('conversation_sides_list').on(table.personId, table.state, table.isArchived, table.lastMessageAt, table.conversationId),
    // Serves the count of conversations to read.
    index('conversation_sides_unread')
      .on(table.personId, table.state)
      .where(sql`(${table.unreadCount} > 0 or ${table.isMarkedUnread}) and not ${table.isMuted}`),
    check('conversation_sides_two', sql`${table.personId} <> ${table.counterpartId}`),
    check('conversation_sides_state', sql`${table.state} in ('open', 'request', 'ignored')`),
    check('conversation_sides_counts', sql`${table.unreadCount} >= 0 and ${table.unansweredCount} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: conversation(),
    senderId: person(),
    content: text().notNull(),
    /** Later than every earlier message of its conversation, whichever server received it. */
    createdAt: instant().notNull(),
    editedAt: instant(),
    /** A deleted message keeps its place and loses its content. */
    deletedAt: instant(),
  },
  (table) => [
    // Serves a conversation, newest first, by key. Unique: a message's time is its cursor.
    uniqueIndex('messages_conversation').on(table.conversationId, table.createdAt),
    // Serves the export and removal of a person's messages.
    index('messages_sender').on(table.senderId),
    check('messages_content', sql`char_length(${table.content}) <= 4000`),
    check('messages_deleted', sql`${table.deletedAt} is null or ${table.content} = ''`),
  ],
);

/** Pictures and documents of a message; only the two people of its conversation can fetch them. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    // One message per file. Serves the check of who may fetch it, and the removal of unused files.
    uniqueIndex('message_attachments_upload').on(table.uploadId),
    check('message_attachments_position', sql`${table.position} between 0 and 9`),
  ],
);

/** A person's settings for messages; without a row the defaults apply. */
export const messagePreferences = pgTable('message_preferences', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Whether read marks are shared, both ways. */
  showsReadMarks: boolean().notNull().default(true),
});
