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

/** What two people write to each other: one row per pair, `low` is the smaller id. It goes with either account. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    lowId: person(),
    highId: person(),
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
 * A conversation as one of its two people has it. All that lists and counts show stands here, kept in the transaction of
 * each message, so that they never read the messages themselves.
 */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    conversationId: conversation(),
    personId: person(),
    /** The other of the two; without a foreign key, as the conversation goes with them. */
    counterpartId: uuid().notNull(),
    /** open, request (from a stranger, not answered or accepted yet) or ignored (a request that its receiver put away) */
    state: text().$type<'open' | 'request' | 'ignored'>().notNull(),
    /** Messages of the counterpart that this person hasn't read. */
    unreadCount: integer().notNull().default(0),
    /** Messages of this person since the counterpart's last one. */
    unansweredCount: integer().notNull().default(0),
    /** The conversation's last message, deleted ones too. */
    lastMessageId: uuid().notNull(),
    lastMessageAt: instant().notNull(),
    /** The counterpart's last message that this person has read, by its time. */
    readUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.personId] }),
    // Serves a person's conversations and requests, the last written in first, by key.
    index('conversation_sides_list').on(table.personId, table.state, table.lastMessageAt, table.conversationId),
    // Serves how many of a person's conversations have something unread.
    index('conversation_sides_unread').on(table.personId, table.state).where(sql`${table.unreadCount} > 0`),
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
    /** Later than every message before it in its conversation, whichever server took it. */
    createdAt: instant().notNull(),
    editedAt: instant(),
    /** A deleted one leaves its place, and nothing of what it said. */
    deletedAt: instant(),
  },
  (table) => [
    // Serves a conversation, newest first, by key; no two of its messages have the same time.
    uniqueIndex('messages_conversation').on(table.conversationId, table.createdAt),
    // Serves the export and removal of a person's messages.
    index('messages_sender').on(table.senderId),
    check('messages_content', sql`char_length(${table.content}) <= 4000`),
    check('messages_deleted', sql`${table.deletedAt} is null or ${table.content} = ''`),
  ],
);

/** Pictures and documents that go with a message; only the two of its conversation can fetch them. */
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
    // A file goes with one message; serves who may fetch it, and the removal of files that nothing refers to.
    uniqueIndex('message_attachments_upload').on(table.uploadId),
    check('message_attachments_position', sql`${table.position} between 0 and 9`),
  ],
);

/** What a person chose about their messages; without a row everything is as it comes. */
export const messagePreferences = pgTable('message_preferences', {
  personId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Others see what this person has read, and this person sees what others have. */
  showsReadMarks: boolean().notNull().default(true),
});
