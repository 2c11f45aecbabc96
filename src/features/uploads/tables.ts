import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { uploadKinds } from './policy.ts';

/** Files that people sent; images as re-encoded versions in several widths. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: uploadKinds }).notNull(),
    contentType: text().notNull(),
    /** Where its files are, below the storage's root: random, because the id is its owner's choice. */
    storageFolder: text().notNull().unique('uploads_storage_folder'),
    /** Of everything that is stored for it. */
    bytes: integer().notNull(),
    /** Pixels of the largest version, upright; null for documents. */
    width: integer(),
    height: integer(),
    /** Widths in which an image is stored, ascending. */
    widths: smallint().array().notNull().default(sql`'{}'`),
    /** Documents keep the name that their owner gave them. */
    fileName: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    // Serves a person's export and removal.
    index('uploads_owner').on(table.ownerId),
    // Serves the removal of files that nothing refers to any more.
    index('uploads_age').on(table.createdAt),
    check('uploads_kind', sql`${table.kind} in ('avatar', 'cover', 'post-image', 'project-image', 'message-image', 'document')`),
    check('uploads_file_name', sql`char_length(${table.fileName}) <= 200`),
  ],
);

/**
 * Folders of the storage that no upload holds: of uploads that are gone (a trigger writes those, so that
 * nothing that goes with an account is left behind), and of uploads that are being made, which take their
 * own off this list when they are whole. What stays on it is removed in the background.
 */
export const abandonedFiles = pgTable(
  'abandoned_files',
  {
    /** The folder, below the storage's root. */
    key: text().primaryKey(),
    /** From when on the files may go: at once, or when an upload must have been finished. */
    removeAfter: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  // Serves their removal.
  (table) => [index('abandoned_files_due').on(table.removeAfter)],
);
