import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Messages to the office. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The reply address, unverified: anyone can type any address. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The account of a signed-in sender. The message is deleted with it, like all personal data. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** When the office handled it; the message is kept for a year from then. */
    handledAt: instant(),
  },
  (table) => [
    // Serves the office's list, oldest first, by key.
    index('contact_messages_open').on(table.createdAt, table.id).where(sql`${table.handledAt} is null`),
    // Serves the removal of messages that were handled long ago.
    index('contact_messages_handled').on(table.handledAt).where(sql`${table.handledAt} is not null`),
    // Serves the export and removal of a person's messages.
    index('contact_messages_account').on(table.accountId),
    // Serves the same for messages that were sent signed out from a person's address.
    index('contact_messages_email').on(table.email).where(sql`${table.accountId} is null`),
    check(
      'contact_messages_names',
      sql`char_length(${table.firstName}) between 1 and 80 and char_length(${table.lastName}) between 1 and 80`,
    ),
    check('contact_messages_email_form', sql`char_length(${table.email}) between 3 and 254 and ${table.email} = lower(${table.email})`),
    check('contact_messages_subject', sql`char_length(${table.subject}) between 1 and 150`),
    check('contact_messages_message', sql`char_length(${table.message}) between 1 and 5000`),
    // These become mail headers, in which a line break would start another header.
    check(
      'contact_messages_lines',
      sql`${table.firstName} || ${table.lastName} || ${table.email} || ${table.subject} !~ '[\\u0001-\\u001f\\u007f]'`,
    ),
  ],
);
