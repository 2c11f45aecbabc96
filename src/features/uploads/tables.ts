import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { uploadKinds } from './policy.ts';

/** Uploaded files. Images are stored re-encoded, in several widths. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: uploadKinds }).notNull(),
    contentType: text().notNull(),
    /** The folder of its files below the storage's root. It is random, because the client chooses the id. */
    storageFolder: text().notNull().unique('uploads_storage_folder'),
    /** The total size of everything stored for it. */
    bytes: integer().notNull(),
    /** Pixels of the largest version, upright; null for documents. */
    width: integer(),
    height: integer(),
    /** Widths in which an image is stored, ascending. */
    widths: smallint().array().notNull().default(sql`'{}'`),
    /** The original name of a document. */
    fileName: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    // Serves a person's export and removal.
    index('uploads_owner').on(table.ownerId),
    // Serves the removal of unused uploads.
    index('uploads_age').on(table.createdAt),
    check(
      'uploads_kind',
      sql`${table.kind} in ('avatar', 'cover', 'post-image', 'project-image', 'project-document', 'job-logo', 'message-image', 'document', 'cv')`,
    ),
    check('uploads_file_name', sql`char_length(${table.fileName}) <= 200`),
  ],
);

/**
 * Storage folders without an upload, which are removed in the background. A trigger adds the folders of deleted uploads,
 * so that deleting an account leaves no files behind. An upload in progress is listed until it is complete.
 */
export const abandonedFiles = pgTable(
  'abandoned_files',
  {
    /** The folder below the storage's root. */
    key: text().primaryKey(),
    /** The files may be removed from this moment: at once, when an upload in progress must have finished, or after a failure. */
    removeAfter: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  // Serves the removal of due folders.
  (table) => [index('abandoned_files_due').on(table.removeAfter)],
);
